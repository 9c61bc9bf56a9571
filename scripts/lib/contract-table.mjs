/**
 * @typedef {{ ancestorTitles: string[], title: string, status: string }} Assertion
 * @typedef {{ testResults: { assertionResults: Assertion[] }[] }} Report a report of Vitest's `json` reporter
 * @typedef {Map<string, Map<string, Map<string, string>>>} Ports port, clause and adapter lead to the status of a test
 */

/** The titles of a contract suite: `With ADAPTER, > PORT`, or `A PORT (ADAPTER)`. */
const OF_BACK_END = /^With (?:the client of )?(.+),$/
const OF_PORT = /^An? ([^(]+) \((.+)\)$/

/** @param {Assertion} assertion */
const placeOf = ({ ancestorTitles: [first = '', second = '', ...rest], title }) => {
  const [, backEnd] = OF_BACK_END.exec(first) ?? []
  if (backEnd !== undefined) return { adapter: backEnd, port: second, clause: [...rest, title].join(': ') }
  const [, port, adapter] = OF_PORT.exec(first) ?? []
  return port === undefined || adapter === undefined
    ? null
    : { adapter, port, clause: [second, ...rest, title].filter((part) => part !== '').join(': ') }
}

/**
 * @template K, V
 * @param {Map<K, V>} map @param {K} key @param {V} fresh
 */
const valueAt = (map, key, fresh) => {
  const value = map.get(key) ?? fresh
  map.set(key, value)
  return value
}

/** @param {Report} report @returns {Ports} */
export function portsOf({ testResults }) {
  /** @type {Ports} */
  const ports = new Map()
  for (const assertion of testResults.flatMap(({ assertionResults }) => assertionResults)) {
    const place = placeOf(assertion)
    if (place !== null)
      valueAt(valueAt(ports, place.port, new Map()), place.clause, new Map()).set(place.adapter, assertion.status)
  }
  return ports
}

/** @param {string | undefined} status */
const sign = (status) => (status === 'passed' ? '✓' : status === 'failed' ? '✗' : '–')

/**
 * One port: a letter for each adapter, then a line for each clause.
 * @param {string} port @param {Map<string, Map<string, string>>} clauses
 */
export function tableOf(port, clauses) {
  const adapters = [...new Set([...clauses.values()].flatMap((cells) => [...cells.keys()]))]
  const letters = adapters.map((_, n) => String.fromCharCode(65 + n))
  return [
    port,
    ...adapters.map((adapter, n) => `  ${letters[n]}  ${adapter}`),
    `  ${letters.join(' ')}`,
    ...[...clauses].map(
      ([clause, cells]) => `  ${adapters.map((adapter) => sign(cells.get(adapter))).join(' ')}  ${clause}`,
    ),
  ].join('\n')
}

/** @param {Ports} ports */
export const failuresIn = (ports) =>
  [...ports.values()]
    .flatMap((clauses) => [...clauses.values()].flatMap((cells) => [...cells.values()]))
    .filter((status) => status === 'failed').length
