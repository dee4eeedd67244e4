"""What the Swift compiler wrote to its index: for each source file, what it refers to and where."""

import ctypes
from ctypes import CFUNCTYPE, byref, c_bool, c_uint, c_uint64, c_void_p
from pathlib import Path

REFERENCE, IMPLICIT = 1 << 2, 1 << 8
# A child, called, an accessor, contained: what stands around the place.
AROUND = 1 << 9 | 1 << 13 | 1 << 15 | 1 << 16
RECORD = 2


class Text(ctypes.Structure):
    _fields_ = [("data", c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


class IndexStore:
    """Reads with the library that comes with the compiler: the files have no documented form."""

    def __init__(self, library, folder):
        self.library = ctypes.CDLL(str(library))
        self.folder = Path(folder)
        self.store = self.call("store_create", c_void_p, str(folder).encode(), None)
        if not self.store:
            raise OSError(f"{folder} is no index")

    def call(self, name, result, *arguments):
        function = getattr(self.library, f"indexstore_{name}")
        function.restype = result
        return function(*(c_void_p(it) if isinstance(it, int) else it for it in arguments))

    def text(self, name, of):
        return str(self.call(name, Text, of))

    def each(self, name, of, read):
        """What C lends to the function that it calls back is gone afterwards, so it is read there."""
        found = []
        callback = CFUNCTYPE(c_bool, c_void_p, c_void_p)(lambda _, item: found.append(read(item)) or True)
        self.call(name, c_bool, of, None, callback)
        return found

    def files(self):
        """The newest compilation of each file: its module, and the records of what it refers to."""
        newest = {}
        for unit in sorted(self.folder.glob("v*/units/*"), key=lambda it: it.stat().st_mtime_ns):
            reader = self.call("unit_reader_create", c_void_p, self.store, unit.name.encode(), None)
            if not reader:
                continue
            path = self.text("unit_reader_get_main_file", reader)
            records = self.each("unit_reader_dependencies_apply_f", reader, self.record)
            newest[path] = self.text("unit_reader_get_module_name", reader), {it for it in records if it}
            self.call("unit_reader_dispose", None, reader)
        return newest

    def record(self, item):
        is_record = self.call("unit_dependency_get_kind", c_uint, item) == RECORD
        return self.text("unit_dependency_get_name", item) if is_record else None

    def references(self, record):
        """What a file refers to by name: line, column, the symbol's USR, and the USRs of what stands around."""
        reader = self.call("record_reader_create", c_void_p, self.store, record.encode(), None)
        if not reader:
            return []
        found = self.each("record_reader_occurrences_apply_f", reader, self.reference)
        self.call("record_reader_dispose", None, reader)
        return [it for it in found if it]

    def reference(self, place):
        # Not what a 'for' loop calls, for one: of that the compiler takes what the system has.
        if self.call("occurrence_get_roles", c_uint64, place) & (REFERENCE | IMPLICIT) != REFERENCE:
            return None
        line, column = c_uint(), c_uint()
        self.call("occurrence_get_line_col", None, place, byref(line), byref(column))
        around = self.each("occurrence_relations_apply_f", place, self.relation)
        usr = self.text("symbol_get_usr", self.call("occurrence_get_symbol", c_void_p, place))
        return line.value, column.value, usr, [it for it in around if it]

    def relation(self, item):
        if not self.call("symbol_relation_get_roles", c_uint64, item) & AROUND:
            return None
        return self.text("symbol_get_usr", self.call("symbol_relation_get_symbol", c_void_p, item))
