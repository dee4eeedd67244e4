import Foundation

/// A page that draws diagrams one after the other and leaves in itself, as JSON in base 64, what they look like.
enum MermaidPage {
  static func html(_ diagrams: [String], script: URL) throws -> String {
    let data = try JSONEncoder().encode(diagrams).base64EncodedString()
    return """
      <!doctype html><meta charset="utf-8">
      <script src="\(script.absoluteString)"></script>
      <body><pre id="result"></pre><script>
      const bytes = Uint8Array.from(atob("\(data)"), c => c.charCodeAt(0));
      const diagrams = JSON.parse(new TextDecoder().decode(bytes));
      \(drawing)
      </script></body>
      """
  }

  private static let drawing = #"""
    mermaid.initialize({startOnLoad: false});
    const text = element => {
      const copy = element.cloneNode(true);
      copy.querySelectorAll("br").forEach(br => br.replaceWith("\n"));
      return copy.textContent.trim();
    };
    const draw = async (diagram, index) => {
      await mermaid.parse(diagram);
      const {svg} = await mermaid.render("diagram" + index, diagram);
      const box = document.createElement("div");
      box.innerHTML = svg;
      document.body.append(box);
      const all = (selector, root = box) => [...root.querySelectorAll(selector)];
      const styled = {};
      for (const style of ["any", "unknown", "trap", "current"]) {
        const nodes = all("g.node." + style);
        if (nodes.length) styled[style] = nodes.map(text);
      }
      const picture = {
        nodes: all("g.node").map(text), composites: all("g.statediagram-cluster .cluster-label").map(text),
        arrows: all(".edgeLabels span.edgeLabel").map(text), styled,
      };
      box.remove();
      return picture;
    };
    (async () => {
      const pictures = [];
      for (const [index, diagram] of diagrams.entries()) {
        const empty = {nodes: [], composites: [], arrows: [], styled: {}};
        pictures.push(await draw(diagram, index).catch(error => ({...empty, error: String(error.message || error)})));
      }
      document.body.querySelectorAll("div").forEach(box => box.remove());
      const json = new TextEncoder().encode(JSON.stringify(pictures));
      document.getElementById("result").textContent = btoa(Array.from(json, byte => String.fromCharCode(byte)).join(""));
    })();
    """#
}
