import * as fc from 'fast-check'
import { entriesOf } from '../../src/domain/kernel/table'
import { counterexample } from './counterexample'
import { alarm, wait, type Step, type Story } from './given'

/** What happens next in a random walk. An answer to a request that does not run changes nothing. */
export interface Turn<S> {
  readonly go: (story: Story<S>) => Story<S>
  /** What a failed property prints. */
  readonly [fc.toStringMethod]: () => string
}
export const named = <S>(name: string, go: Turn<S>['go']): Turn<S> => ({ go, [fc.toStringMethod]: () => name })

/** `name` is what a failed property prints of a step that is a function. */
export const does = <S>(step: Step, name = JSON.stringify(step)): Turn<S> => named(name, (story) => story.when(step))

/** One turn after the other, as a single turn. */
export const both = <S>(one: Turn<S>, other: Turn<S>): Turn<S> =>
  named(`${one[fc.toStringMethod]()}, ${other[fc.toStringMethod]()}`, (story) => other.go(one.go(story)))

/** Answers the first running request of this effect. */
export const answers = <S>(effect: string, what: string, make: (id: string, input: unknown) => Step): Turn<S> =>
  named(`${effect}: ${what}`, (story) => {
    const running = entriesOf(story.unit.effects(story.state)).find(([, request]) => request.effect === effect)
    return running === undefined ? story : story.when(make(running[0], running[1].input))
  })

/** Time passes while the tab sleeps: alarms ring later. */
export const sleeps = <S>(ms: number): Turn<S> => named(`sleeps ${ms} ms`, (story) => story.when(wait(ms)))

const dueIn = <S>(story: Story<S>): string | undefined =>
  entriesOf(story.asked()).find(
    ([, input]) => typeof input === 'object' && input !== null && 'at' in input && Number(input.at) <= story.at,
  )?.[0]
/** Every alarm that is due rings. */
export const wakes = <S>(story: Story<S>): Story<S> => {
  const due = dueIn(story)
  return due === undefined ? story : wakes(story.when(alarm(due)))
}
export const passes = <S>(ms: number): Turn<S> => named(`${ms} ms pass`, (story) => wakes(story.when(wait(ms))))

/** A beginning and what happens then. */
export type Walk<S> = readonly [begin: Turn<S>, turns: readonly Turn<S>[]]
export const walks = <S>(begin: fc.Arbitrary<Turn<S>>, turn: fc.Arbitrary<Turn<S>>): fc.Arbitrary<Walk<S>> =>
  fc.tuple(begin, fc.array(turn, { maxLength: 30, size: 'max' }))

/**
 * The shortest walk with a turn after which the rule does not hold; `null` if it holds after every turn. The rule gets
 * the story before the turn too. The beginning may be several steps, so no rule judges it.
 */
export const brokenBy = <S>(
  start: Story<S>,
  walk: fc.Arbitrary<Walk<S>>,
  holds: (after: Story<S>, before: Story<S>, turn: Turn<S>) => boolean,
  numRuns = 120,
): string | null =>
  counterexample(
    fc.property(walk, ([begin, turns]) => {
      let now = begin.go(start)
      return turns.every((turn) => {
        const before = now
        now = turn.go(before)
        return holds(now, before, turn)
      })
    }),
    { numRuns },
  )

export const steps = <S>(...all: readonly Step[]): fc.Arbitrary<Turn<S>> =>
  fc.constantFrom(...all).map((step) => does<S>(step))

const requestsOf = <S>({ unit, state }: Story<S>, effect: string) =>
  entriesOf(unit.effects(state)).filter(([, request]) => request.effect === effect)
export const runs = <S>(story: Story<S>, effect: string): boolean => requestsOf(story, effect).length > 0
/** The inputs of the effects that began with the last turn. */
export const begun = <S>(after: Story<S>, before: Story<S>, effect: string): readonly unknown[] => {
  const known = before.unit.effects(before.state)
  return requestsOf(after, effect).flatMap(([id, { seq, input }]) => (known[id]?.seq === seq ? [] : [input]))
}
