import type { ChaosRun, InvariantWatch } from '../chaos-model'

/** Shorter ones may be part of anything. */
const LEAST = 8
/** Every secret that is as long has one of these in it (`idsFrom`), by which it is found without a look for each. */
const STEM = /id[0-9]{20}/g

const stemsIn = (text: string): ReadonlySet<string> => new Set(text.match(STEM))

/** ALL-8: nothing that was a secret is in what is stored of the logs, nor in what tabs tell each other. */
export const watchSecrets = ({ broken, town }: ChaosRun): InvariantWatch => {
  /** What was told before the last look has been looked through: no later secret can be in it. */
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
