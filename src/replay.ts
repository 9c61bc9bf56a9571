import * as E from 'fp-ts/Either'
import { replay } from './application/log/replay'
import { summaryOf } from './application/log/replay-summary'
import { isFeature, loadOldFormats, type Feature } from './domain/event-log'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./domain/*/feature.ts', { eager: true })
const manifests: readonly Feature[] = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isFeature),
)

await loadOldFormats()

/** The result of `npm run replay`. The browser tests run the same module in a page. */
export const summaryOfFile = (text: string): { readonly ok: boolean; readonly hash: string; readonly text: string } =>
  E.match(
    (why: string) => ({ ok: false, hash: '', text: why }),
    (replayed: Parameters<typeof summaryOf>[0]) => ({ ok: true, hash: replayed.hash, text: summaryOf(replayed) }),
  )(replay(text, manifests))
