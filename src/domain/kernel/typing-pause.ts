import { addMs, type Instant } from './instant'

/** The pause after the last keystroke, before the typed text is looked up (spec 1 §5 and §9, spec 3 §5). */
const PAUSE_MS = 1_000

/** When the text that was typed at `at` is looked up. Each keystroke begins a new pause. */
export const afterTyping = (at: Instant, pauseMs: number = PAUSE_MS): Instant => addMs(at, pauseMs)

type Alarm = ['alarm', { id: string; input: { at: Instant } }]

/** Waits until `dueAt`, then makes the requests of `lookUp`. `dueAt` is `null` once the pause is over. */
export const pauseThen = <L>(id: string, dueAt: Instant | null, lookUp: () => readonly L[]): readonly (Alarm | L)[] =>
  dueAt === null ? lookUp() : [['alarm', { id, input: { at: dueAt } }]]

/** The state of a machine that waits for the end of the pause, `context.at`. The machine then looks up the text. */
export const pausing = <const Next extends string>(id: string, next: Next) =>
  ({
    invoke: {
      id,
      src: 'alarm',
      input: ({ context: { at } }: { readonly context: { readonly at: Instant } }) => ({ at }),
    },
    on: { AlarmRang: next },
  }) as const
