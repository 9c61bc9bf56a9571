// This script replaces jscpd 5.4 (MIT), which installs a binary of 37 MB per platform for one report and lacks a
// release for some platforms.
import ts from 'typescript'

/** @typedef {{ file: string, text: string }} Source */
/** @typedef {{ text: string, line: number }} Token */
/** @typedef {{ tokens: number, places: readonly { file: string, from: number, to: number }[] }} Duplicate */

/**
 * Removes imports and re-exports, because they look alike in every file.
 * @param {string} text
 */
const withoutImports = (text) =>
  text.replaceAll(/^(?:import|export)\b[^;=]*?from '[^']+'$/gm, (all) => all.replaceAll(/[^\n]/g, ''))

/** @param {string} text @returns {Token[]} */
function tokensOf(text) {
  const source = ts.createSourceFile('x.tsx', withoutImports(text), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  /** @type {Token[]} */
  const tokens = []
  /** @param {ts.Node} node */
  const walk = (node) => {
    const children = node.getChildren()
    if (ts.isToken(node) && node.kind !== ts.SyntaxKind.EndOfFileToken && children.length === 0) {
      tokens.push({ text: node.getText(), line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 })
    }
    if (node.kind < ts.SyntaxKind.FirstJSDocNode || node.kind > ts.SyntaxKind.LastJSDocNode) children.forEach(walk)
  }
  walk(source)
  return tokens
}

/**
 * Runs of at least `least` tokens that occur in two places, longest first.
 * @param {readonly Source[]} sources
 * @param {number} least
 * @returns {Duplicate[]}
 */
export function duplicatesIn(sources, least) {
  const files = sources.map(({ file, text }) => ({ file, tokens: tokensOf(text) }))
  /** @type {Map<string, { f: number, at: number }>} */
  const seen = new Map()
  /** @type {Duplicate[]} */
  const found = []
  files.forEach(({ tokens, file }, f) => {
    for (let at = 0; at + least <= tokens.length; at += 1) {
      const key = tokens
        .slice(at, at + least)
        .map(({ text }) => text)
        .join(' ')
      const first = seen.get(key)
      if (first === undefined) {
        seen.set(key, { f, at })
        continue
      }
      const other = files[first.f]
      if (other === undefined || (first.f === f && at < first.at + least)) continue
      let length = least
      while (tokens[at + length] !== undefined && tokens[at + length]?.text === other.tokens[first.at + length]?.text)
        length += 1
      const place = (/** @type {string} */ name, /** @type {Token[]} */ all, /** @type {number} */ from) => ({
        file: name,
        from: all[from]?.line ?? 0,
        to: all[from + length - 1]?.line ?? 0,
      })
      found.push({ tokens: length, places: [place(other.file, other.tokens, first.at), place(file, tokens, at)] })
      at += length
    }
  })
  return found.sort((a, b) => b.tokens - a.tokens)
}
