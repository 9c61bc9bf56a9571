import ts from 'typescript'
import { readFileSync, writeFileSync, unlinkSync, mkdirSync } from 'node:fs'
import path from 'node:path'
// config: { src, outs: { file: { tests: [titles prefix], decls: [names] } }, shared: file, rest: file, dup: [names], effects: 'shared'|'all' }
export function split(cfg) {
  const root = '/work/main/'
  const src = root + cfg.src
  const text = readFileSync(src, 'utf8')
  const host = ts.createCompilerHost({})
  const get = host.getSourceFile.bind(host)
  host.getSourceFile = (f, v) => (f === src ? ts.createSourceFile(f, text, v, true, ts.ScriptKind.TSX) : undefined)
  const program = ts.createProgram([src], { noResolve: true, noLib: true, jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.Latest }, host)
  const checker = program.getTypeChecker()
  const sf = program.getSourceFile(src)
  const imports = new Map() // name -> {from, isType, imported, def, ns}
  const sideImports = []
  const units = []
  const lead = (s) => text.slice(s.getFullStart(), s.getStart())
  for (const s of sf.statements) {
    if (ts.isImportDeclaration(s)) {
      const from = s.moduleSpecifier.text
      const c = s.importClause
      if (!c) { sideImports.push(from); continue }
      const allType = c.isTypeOnly
      if (c.name) imports.set(c.name.text, { from, def: true, isType: allType })
      if (c.namedBindings && ts.isNamespaceImport(c.namedBindings)) imports.set(c.namedBindings.name.text, { from, ns: true, isType: allType })
      if (c.namedBindings && ts.isNamedImports(c.namedBindings))
        for (const e of c.namedBindings.elements) imports.set(e.name.text, { from, isType: allType || e.isTypeOnly, imported: (e.propertyName ?? e.name).text })
      continue
    }
    const names = []
    if (ts.isVariableStatement(s)) {
      const walk = (n) => { if (ts.isIdentifier(n)) names.push(n.text); else n.elements.forEach((e) => { if (ts.isBindingElement(e)) walk(e.name) }) }
      for (const d of s.declarationList.declarations) walk(d.name)
    } else if (s.name && ts.isIdentifier(s.name)) names.push(s.name.text)
    const body = text.slice(s.getStart(), s.getEnd())
    const m = /^(?:test\.describe|describe|it|test)(?:\.\w+)*\(/.test(body)
    let title = null
    if (m) { const find = (n) => { if (title !== null) return; if (ts.isStringLiteralLike(n) || ts.isTemplateExpression(n)) title = n.getText(); else ts.forEachChild(n, find) }
      // for it.each([...])('title'): take outermost call args first
      let call = s.expression
      if (ts.isCallExpression(call)) { const a = call.arguments[0]; if (a && (ts.isStringLiteralLike(a) || ts.isTemplateExpression(a))) title = a.getText() }
      if (title === null) find(s) }
    else if (ts.isForOfStatement(s)) { title = 'FOR' }
    units.push({ s, names, title, lead: lead(s), body, refs: new Set(), vals: new Set(), isExported: /^export /.test(body) })
  }
  const declOf = new Map(); for (const u of units) for (const n of u.names) declOf.set(n, u)
  for (const u of units) {
    const walk = (n, inType = false) => {
      if (ts.isTypeNode(n) && !ts.isExpressionWithTypeArguments(n)) inType = true
      if (ts.isIdentifier(n)) {
        if (!inType) u.vals.add(n.text)
        let sym
        if (n.parent && ts.isShorthandPropertyAssignment(n.parent)) sym = checker.getShorthandAssignmentValueSymbol(n.parent)
        else sym = checker.getSymbolAtLocation(n)
        const d = sym?.declarations?.[0]
        if (d) {
          let top = d; while (top.parent && top.parent !== sf) top = top.parent
          if (ts.isImportDeclaration(top)) u.refs.add(n.text)
          else if (declOf.has(sym.name) && declOf.get(sym.name).s === top) {
            // only if the declaration itself is the top-level one
            if (top !== u.s) { let isTopName = declOf.get(sym.name).names.includes(sym.name); if (isTopName) u.refs.add(sym.name) }
          }
        }
      }
      ts.forEachChild(n, (c) => walk(c, inType))
    }
    walk(u.s)
  }
  // assignment
  const outs = cfg.outs
  const files = Object.keys(outs)
  for (const u of units) {
    u.in = new Set()
    for (const f of files) {
      if (u.names.some((n) => outs[f].decls?.includes(n))) u.in.add(f)
      if (u.title !== null && outs[f].tests?.some((t) => u.title.slice(1).startsWith(t) || u.title === t)) u.in.add(f)
    }
    if (u.title !== null && u.in.size === 0) { if (!cfg.rest) throw new Error('unassigned ' + u.title); u.in.add(cfg.rest) }
    u.fixed = u.in.size > 0
  }
  // propagate: each unfixed decl: users' files
  const users = (u) => units.filter((x) => x !== u && u.names.some((n) => x.refs.has(n)))
  let changed = true
  const want = new Map(units.map((u) => [u, new Set(u.fixed ? u.in : [])]))
  while (changed) {
    changed = false
    for (const u of units) if (!u.fixed && u.names.length)
      for (const x of users(u)) for (const f of want.get(x)) if (!want.get(u).has(f)) { want.get(u).add(f); changed = true }
  }
  for (const u of units) {
    if (u.fixed) continue
    if (u.names.length) {
      const w = want.get(u)
      if (w.size <= 1) u.in = new Set(w.size ? w : [cfg.shared])
      else if (u.names.some((n) => cfg.dup?.includes(n))) u.in = new Set(w)
      else u.in = new Set([cfg.shared])
    } else {
      const tests = files.filter((f) => /\.(test|spec)\.tsx?$/.test(f))
      u.in = /^(afterEach|beforeEach|test\.use)/.test(u.body) ? new Set(tests) : new Set([cfg.shared])
    }
  }
  // decls needed by shared must be in shared: iterate
  changed = true
  while (changed) {
    changed = false
    for (const u of units) if (!u.fixed && u.names.length) {
      const needShared = users(u).some((x) => x.in.has(cfg.shared))
      if (needShared && !(u.in.size === 1 && u.in.has(cfg.shared)) && !u.names.some((n) => cfg.dup?.includes(n))) { u.in = new Set([cfg.shared]); changed = true }
    }
  }
  const all = [...new Set([...units.flatMap((u) => [...u.in])])]
  const rel = (from, spec) => { if (!spec.startsWith('.')) return spec; const abs = path.resolve(path.dirname(src), spec); let r = path.relative(path.dirname(root + from), abs); return r.startsWith('.') ? r : './' + r }
  const mod = (from, to) => { let r = path.relative(path.dirname(root + from), root + to).replace(/\.tsx?$/, ''); return r.startsWith('.') ? r : './' + r }
  const result = {}
  for (const f of all) {
    const mine = units.filter((u) => u.in.has(f))
    const have = new Set(mine.flatMap((u) => u.names))
    const need = new Set(mine.flatMap((u) => [...u.refs]))
    const vals = new Set(mine.flatMap((u) => [...u.vals]))
    const byFrom = new Map()
    const add = (from, spec) => byFrom.set(from, [...(byFrom.get(from) ?? []), spec])
    const order = []
    for (const [name, i] of imports) if (need.has(name)) { const from = rel(f, i.from); if (!byFrom.has(from)) order.push(from); add(from, { name, ...i, isType: i.isType || !vals.has(name) }) }
    const own = new Map()
    for (const n of need) if (!have.has(n) && declOf.has(n)) { const u = declOf.get(n); const g = [...u.in].includes(cfg.shared) ? cfg.shared : [...u.in][0]; u.exp = u.exp ?? new Set(); u.exp.add(g); if (!own.has(g)) own.set(g, []); own.get(g).push({ name: n, isType: ts.isTypeAliasDeclaration(u.s) || ts.isInterfaceDeclaration(u.s) }) }
    result[f] = { mine, byFrom, order, own }
  }
  const out = {}
  for (const f of all) {
    const { mine, byFrom, order, own } = result[f]
    const lines = []
    const line = (from, specs) => {
      const def = specs.find((x) => x.def), ns = specs.find((x) => x.ns), named = specs.filter((x) => !x.def && !x.ns)
      if (ns) lines.push(`import ${ns.isType ? 'type ' : ''}* as ${ns.name} from '${from}'`)
      if (def || named.length) {
        const allType = specs.every((x) => x.isType)
        const part = named.map((x) => (x.isType && !allType ? 'type ' : '') + (x.imported && x.imported !== x.name ? `${x.imported} as ${x.name}` : x.name))
        lines.push(`import ${allType ? 'type ' : ''}${[def?.name, part.length ? `{ ${part.join(', ')} }` : null].filter(Boolean).join(', ')} from '${from}'`)
      }
    }
    for (const from of order) line(from, byFrom.get(from))
    for (const s of sideImports) lines.push(`import '${rel(f, s)}'`)
    for (const [g, specs] of own) line(mod(f, g), specs.map((x) => ({ ...x, imported: x.name })))
    const isTest = /\.(test|spec)\.tsx?$/.test(f)
    if (isTest && cfg.shared && !own.has(cfg.shared) && units.some((u) => u.in.has(cfg.shared) && !u.names.length)) lines.push(`import '${mod(f, cfg.shared)}'`)
    const body = mine.map((u) => { const l = u.lead; const b = u.exp?.has(f) && !u.isExported ? 'export ' + u.body : u.body; return l + b }).join('')
    out[f] = lines.join('\n') + '\n\n' + body.trimStart() + '\n'
  }
  if (!all.includes(cfg.src)) unlinkSync(src)
  for (const f of all) { mkdirSync(path.dirname(root + f), { recursive: true }); writeFileSync(root + f, out[f]) ; console.log(f, out[f].split('\n').filter((x) => x.trim() && !/^\s*(\/\/|\/\*|\*)/.test(x)).length) }
}
