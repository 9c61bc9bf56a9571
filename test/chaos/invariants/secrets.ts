import type { ChaosRun, InvariantWatch } from '../chaos-model'

/** The least length of a checked secret. A shorter secret could be part of any text. */
const LEAST = 8
/** Matches the stem that each checked secret contains (`idsFrom`), so a single pass finds all candidates. */
const STEM = /id[0-9]{20}/g

const stemsIn = (text: string): ReadonlySet<string> => new Set(text.match(STEM))

/** ALL-8: neither the stored logs nor the messages between tabs contain any secret, past or present. */
export const watchSecrets = ({ broken, town }: ChaosRun): InvariantWatch => {
  /** How many messages are already checked. Those cannot contain a later secret. */
  const lookedThrough = new Map<string, number>()
  return {
    settled: ({ disk, posted, name }, when) => {
      const text = disk.text() + JSON.stringify(posted.slice(lookedThrough.get(name) ?? 0))
      lookedThrough.set(name, posted.length)
      const stems = stemsIn(text)
      for (const secret of town.secrets) {
        if (secret.length < LEAST) continue
        const mayBe = stemsIn(secret)
        if (mayBe.size > 0 && ![...mayBe].some((stem) => stems.has(stem))) continue
        if (text.includes(secret)) broken('ALL-8 no secret', `${name} ${when}: ${secret.slice(0, 6)}…`)
      }
    },
  }
}
