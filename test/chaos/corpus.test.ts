import { readdirSync, readFileSync } from 'node:fs'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { fits } from '../../scripts/chaos/self-test.mjs'
import { PLANTED } from '../../scripts/chaos/planted-bugs.mjs'
import { made } from '../support/builders/made'
import { runAndJudge } from './main'
import { withoutFaults, drawSchedule } from './schedule'
import { NO_FAULTS } from './fault-profile'

const CORPUS = new URL('corpus/', import.meta.url)
const sky = t.strict({
  lostOut: t.number,
  lostIn: t.number,
  twiceOut: t.number,
  twiceIn: t.number,
  reordered: t.number,
  delayOutMs: t.number,
  delayInMs: t.number,
  clogged: t.number,
  unanswered: t.number,
  wrong: t.number,
  skewMs: t.number,
  ppm: t.number,
  slowDiskMs: t.number,
})
const Fixture = t.strict({
  broken: t.string,
  schedule: t.strict({
    seed: t.number,
    area: t.string,
    people: t.number,
    sky,
    steps: t.array(t.strict({ at: t.number, who: t.number, what: t.string, draw: t.number })),
  }),
})

const files = readdirSync(CORPUS).filter((name) => name.endsWith('.json'))

describe('A schedule that once broke an invariant', () => {
  it.each(files)('the schedule %s breaks no invariant', async (name) => {
    const { schedule } = made(Fixture, JSON.parse(readFileSync(new URL(name, CORPUS), 'utf8')))
    expect((await runAndJudge(schedule)).broken).toBe(null)
  })
})

describe('The chaos harness', () => {
  it('two runs of the same schedule have the same trace and the same result', async () => {
    const schedule = { ...drawSchedule(3, null), people: 2 }
    const short = { ...schedule, steps: schedule.steps.filter(({ who, at }) => who < 2 && at < 120_000) }
    const [first, second] = [await runAndJudge(short), await runAndJudge(short)]
    expect([first.broken, first.trace]).toEqual([second.broken, second.trace])
  })

  it('a schedule from which all faults are removed contains only user actions', () => {
    const schedule = drawSchedule(5, null)
    expect(withoutFaults(schedule).sky).toEqual(NO_FAULTS)
    expect(withoutFaults(schedule).steps.length).toBeLessThan(schedule.steps.length)
  })

  it.each(PLANTED)('the planted bug "$name" still fits the source code', (planted) => {
    expect(fits(planted)).toBe(true)
  })
})
