/**
 * `verdict`: `info` is a row without a goal.
 * @typedef {{
 *   row: string, goal: string, measured: string, floor: string, ratio: string,
 *   verdict: 'pass' | 'short' | 'info' | 'not yet'
 * }} Line
 */

export const ms = (/** @type {number} */ value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`

export const times = (/** @type {number} */ value) => `${value.toFixed(2)} ×`

/**
 * A row that compares the product with a minimal page (the floor), both measured in the same run.
 * @param {string} row
 * @param {number} ours
 * @param {number} floor
 * @param {number} most
 */
export const against = (row, ours, floor, most) =>
  line(row, `≤ ${most} × floor`, ms(ours), ms(floor), times(ours / floor), ours / floor <= most)

/**
 * @param {string} row
 * @param {string} goal
 * @param {string} measured
 * @param {string} floor
 * @param {string} ratio
 * @param {boolean | null} passes
 * @returns {Line}
 */
export const line = (row, goal, measured, floor, ratio, passes) => ({
  row,
  goal,
  measured,
  floor,
  ratio,
  verdict: passes === null ? 'info' : passes ? 'pass' : 'short',
})

/** @param {string} row @param {string} why @returns {Line} */
const notYet = (row, why) => ({ row, goal: '', measured: why, floor: '', ratio: '', verdict: 'not yet' })

/**
 * The row for a part of the bench that failed.
 * @param {string} name
 * @param {unknown} error
 * @returns {Line}
 */
export const broken = (name, error) => ({
  row: name,
  goal: '',
  measured: String(error).split('\n')[0] ?? '',
  floor: '',
  ratio: '',
  verdict: 'short',
})

/** The rows of performance.md that the bench does not measure, each with the reason. */
export const missing = [
  notYet('heap, nodes, sockets, timers after a simulated day', 'takes longer than the ten minutes of one run'),
  notYet('replay to 1,000,000 and restore of 1,000,000 events', 'takes longer than the ten minutes of one run'),
]

/** @param {readonly Line[]} lines */
export const markdown = (lines) =>
  [
    '| row | goal | measured | floor, same run | ratio | |',
    '|---|---|---|---|---|---|',
    ...lines.map(
      ({ row, goal, measured, floor, ratio, verdict }) =>
        `| ${[row, goal, measured, floor, ratio, verdict].join(' | ')} |`,
    ),
  ].join('\n')
