import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { root } from '../lib/root.mjs'

/**
 * A small change of one source file: the text from `start` to `end` becomes `to`.
 * @typedef {{ file: string, line: number, start: number, end: number, from: string, to: string }} Mutant
 */

const K = ts.SyntaxKind

/** @type {ReadonlyMap<ts.SyntaxKind, readonly string[]>} */
const OPERATORS = new Map([
  [K.EqualsEqualsEqualsToken, ['!==']],
  [K.ExclamationEqualsEqualsToken, ['===']],
  [K.LessThanToken, ['<=', '>=']],
  [K.LessThanEqualsToken, ['<', '>']],
  [K.GreaterThanToken, ['>=', '<=']],
  [K.GreaterThanEqualsToken, ['>', '<']],
  [K.AmpersandAmpersandToken, ['||']],
  [K.BarBarToken, ['&&']],
  [K.PlusToken, ['-']],
  [K.MinusToken, ['+']],
  [K.AsteriskToken, ['/']],
  [K.PlusEqualsToken, ['-=']],
  [K.MinusEqualsToken, ['+=']],
])

/** Calls that a mutant drops. Without such a call, the resulting list or text must differ. */
const DROPPED_CALLS = new Set(['filter', 'sort', 'reverse', 'slice', 'trim', 'toLowerCase', 'concat'])
/** @type {Readonly<Record<string, string>>} */
const SWAPPED = { some: 'every', every: 'some', min: 'max', max: 'min', startsWith: 'endsWith', endsWith: 'startsWith' }

// Keys that no mutant drops: without them the program does not start, so dropping them tests nothing.
const NEEDED = new Set([
  'params',
  'id',
  'types',
  'context',
  'initial',
  'states',
  'type',
  'src',
  'input',
  'actors',
  'guards',
])
const NEEDED_INSIDE = new Set(['states', 'actors', 'guards', 'params'])

// Expressions that are not mutated: the compiler and the wire tests check codecs, and no test checks error texts.
const NOT_LOOKED_INTO = /^(?:t\.\w+|new t\.Type|message|effect|effectResult|machineReducer|tableCodec|new Error)$/

/** @param {ts.Node} node */
const isNotLookedInto = (node) =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  (ts.isPropertyAssignment(node) && node.name.getText() === 'types') ||
  (ts.isCallExpression(node) && NOT_LOOKED_INTO.test(node.expression.getText())) ||
  (ts.isNewExpression(node) && NOT_LOOKED_INTO.test(`new ${node.expression.getText()}`))

/** @param {ts.Statement} node */
const throws = (node) => ts.isThrowStatement(node) || (ts.isBlock(node) && node.statements.some(ts.isThrowStatement))

/** @param {ts.Expression} node */
const isText = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)

// A mutant drops such a property as a whole. In other objects, a mutant drops a single part.
const DROPPED_WHOLE = new Set(['guard', 'invoke'])

/** @param {ts.Expression} value */
const isChangedInside = (value) =>
  ts.isObjectLiteralExpression(value) ||
  ts.isNumericLiteral(value) ||
  ts.isArrayLiteralExpression(value) ||
  value.kind === K.TrueKeyword ||
  value.kind === K.FalseKeyword ||
  isNotLookedInto(value)

/** @param {ts.ObjectLiteralElementLike} property */
function mayBeDropped(property) {
  const name = property.name?.getText() ?? ''
  const outer = property.parent.parent
  const owner = ts.isPropertyAssignment(outer) ? outer.name.getText() : ''
  if (NEEDED.has(name) || NEEDED_INSIDE.has(owner)) return false
  return (
    !ts.isPropertyAssignment(property) ||
    DROPPED_WHOLE.has(name) ||
    owner === 'on' ||
    !isChangedInside(property.initializer)
  )
}

/** @typedef {(node: ts.Node, start: number, end: number, to: string) => void} Change */

/** @param {ts.Expression} condition @param {readonly string[]} values @param {Change} change */
function conditions(condition, values, change) {
  for (const value of values) change(condition, condition.getStart(), condition.end, value)
}

/** @param {ts.CallExpression} node @param {Change} change */
function calls(node, change) {
  const { expression } = node
  if (!ts.isPropertyAccessExpression(expression)) return
  const { name } = expression
  if (DROPPED_CALLS.has(name.text)) change(node, expression.expression.end, node.end, '')
  const other = SWAPPED[name.text]
  if (other !== undefined) change(node, name.getStart(), name.end, other)
}

/** @param {ts.BinaryExpression} node @param {Change} change */
function operators({ left, right, operatorToken }, change) {
  const isJoin = operatorToken.kind === K.PlusToken && (isText(left) || isText(right))
  for (const to of isJoin ? [] : (OPERATORS.get(operatorToken.kind) ?? []))
    change(operatorToken, operatorToken.getStart(), operatorToken.end, to)
  if (operatorToken.kind === K.QuestionQuestionToken) change(operatorToken, left.end, right.end, '')
}

/** @param {ts.Node} node @param {Change} change */
function mutate(node, change) {
  const start = node.getStart()
  if (ts.isIfStatement(node))
    conditions(node.expression, throws(node.thenStatement) ? ['true'] : ['true', 'false'], change)
  if (ts.isConditionalExpression(node)) conditions(node.condition, ['true', 'false'], change)
  if (ts.isWhileStatement(node)) conditions(node.expression, ['false'], change)
  if (ts.isBinaryExpression(node)) operators(node, change)
  if (ts.isCallExpression(node)) calls(node, change)
  if (ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken) change(node, start, start + 1, '')
  if (node.kind === K.TrueKeyword) change(node, start, node.end, 'false')
  if (node.kind === K.FalseKeyword) change(node, start, node.end, 'true')
  if (ts.isNumericLiteral(node)) change(node, start, node.end, String(Number(node.text) + 1))
  if (ts.isExpressionStatement(node)) change(node, start, node.end, ';')
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0 && !ts.isBinaryExpression(node.parent))
    change(node, start, node.end, '[]')
  if (ts.isObjectLiteralElementLike(node) && mayBeDropped(node)) {
    const comma = /^\s*,/.exec(node.getSourceFile().text.slice(node.end))?.[0].length ?? 0
    change(node, start, node.end + comma, '')
  }
  if (ts.isRegularExpressionLiteral(node)) {
    if (node.text.startsWith('/^')) change(node, start + 1, start + 2, '')
    const last = node.text.lastIndexOf('/')
    if (node.text[last - 1] === '$') change(node, start + last - 1, start + last, '')
  }
}

/** @param {string} file from the root @returns {Mutant[]} */
export function mutantsOf(file) {
  const text = readFileSync(path.join(root, file), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  /** @type {Mutant[]} */
  const found = []
  /** @param {ts.Node} node */
  const walk = (node) => {
    if (isNotLookedInto(node)) return
    mutate(node, (at, start, end, to) => {
      const { line } = source.getLineAndCharacterOfPosition(at.getStart())
      found.push({ file, line: line + 1, start, end, from: text.slice(start, end), to })
    })
    ts.forEachChild(node, walk)
  }
  walk(source)
  return found
}
