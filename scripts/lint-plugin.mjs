/** Lint rules of this repository, for checks that no ready-made rule does. */

/**
 * @param {string} message
 * @param {readonly string[]} selectors ESTree selectors of the forbidden nodes
 */
const forbid = (message, selectors) => ({
  /** @param {{ report(problem: { node: unknown, message: string }): void }} context */
  create: (context) =>
    Object.fromEntries(
      selectors.map((selector) => [
        selector,
        (/** @type {unknown} */ node) => {
          context.report({ node, message })
        },
      ]),
    ),
})

export default {
  meta: { name: 'loop' },
  rules: {
    'no-clock-read': forbid('Reads the clock: time comes in as data, or from the clock port.', [
      'NewExpression[callee.name="Date"][arguments.length=0]',
      'CallExpression[callee.name="Date"]',
    ]),
    // `{} as T` inside `types` declares a type to XState and asserts nothing about a value, so it is allowed.
    'no-assertion': forbid('Asserts a type instead of proving it: use a codec, a guard or `satisfies`.', [
      'TSAsExpression:not([typeAnnotation.typeName.name="const"]):not(Property[key.name="types"] *)',
      'TSTypeAssertion',
    ]),
    // Enabled only for the files about amounts, in which each number must be exact or a count.
    'no-float': forbid('Amounts are exact decimals as text: use kernel/decimal-math.', [
      'CallExpression[callee.name=/^(?:Number|parseFloat)$/]',
      'MemberExpression[object.name=/^(?:Number|Math)$/]',
      'UnaryExpression[operator="+"]',
      'BinaryExpression[operator=/^(?:[/]|[*][*])$/]',
      'AssignmentExpression[operator="/="]',
      'Literal[raw=/^[0-9_]*[.][0-9]/]',
    ]),
    'no-raw-enter': forbid('Enter may end a composition: use isEnter or isComposing of ui/components/form/enter-key.', [
      'MemberExpression[property.name="isComposing"]',
      'Property[key.name="isComposing"]',
      'BinaryExpression[operator=/^[!=]==$/] > Literal[value="Enter"]',
      'SwitchCase > Literal[value="Enter"]',
    ]),
    'no-raw-lazy': forbid(
      'React keeps a failed load: use lazyComponent or lazyModule, and OptionalPart for Suspense.',
      ['ImportDeclaration[source.value="react"] > ImportSpecifier[imported.name=/^(lazy|Suspense)$/]'],
    ),
    'no-machine-timers': forbid(
      'A deadline is an alarm with an absolute instant: `after` does not survive a reload or a replay.',
      ['Property[key.name="after"]', 'Property[key.name="delay"]'],
    ),
  },
}
