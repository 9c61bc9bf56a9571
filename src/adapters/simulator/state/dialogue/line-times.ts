import type { SeededRandom } from '../seeded-random'

const LINE_MS = 4_000
const LINE_MORE_MS = 50_000
const LETTER_MS = 40

/**
 * The time of each line in ms from the start of a block of generated messages. The last line is at the end of the block
 * (`span`). Within a dialogue, lines follow each other after seconds to a minute; dialogues are further apart. If
 * `span` is short, all times are scaled down.
 */
export const lineTimes = (
  lines: readonly { readonly begins: boolean; readonly letters: number }[],
  span: number,
  chance: SeededRandom,
): readonly number[] => {
  const draws = lines.map(({ begins, letters }) => ({
    answer: begins ? 0 : LINE_MS + chance.next() * LINE_MORE_MS + Math.min(letters, 400) * LETTER_MS,
    pause: begins ? 0.05 + chance.next() ** 2 : 0,
  }))
  const answers = draws.reduce((sum, { answer }) => sum + answer, 0)
  const pauses = draws.reduce((sum, { pause }) => sum + pause, 0)
  const scale = answers === 0 ? 1 : Math.min(1, span / 2 / answers)
  const rest = pauses === 0 ? 0 : (span - answers * scale) / pauses
  let at = 0
  return draws.map(({ answer, pause }) => (at += answer * scale + pause * rest))
}
