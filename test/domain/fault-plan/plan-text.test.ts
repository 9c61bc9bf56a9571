import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CHANNELS,
  hasFaults,
  MICROPHONES,
  noFaults,
  planText,
  readPlan,
  withChannelFaults,
} from '../../../src/domain/fault-plan'

const share = fc.integer({ min: 0, max: 100 })
const channelFaults = fc.record({
  delayMs: fc.integer({ min: 0, max: 60_000 }),
  lost: share,
  twice: share,
  late: share,
  unanswered: share,
  status: fc.option(fc.integer({ min: 400, max: 599 })),
  isCut: fc.boolean(),
})
const plans = fc
  .record({
    seed: fc.integer({ min: 0, max: 999_999 }),
    channel: fc.constantFrom(...CHANNELS),
    faults: channelFaults,
    clockMs: fc.integer({ min: -86_400_000, max: 86_400_000 }),
    microphone: fc.constantFrom(...MICROPHONES),
    isDiskFull: fc.boolean(),
  })
  .map(({ channel, faults, ...device }) => withChannelFaults({ ...noFaults, ...device }, channel, faults))

describe('The text of a fault plan', () => {
  it('R4-934 a written plan reads as the same plan, and needs no escapes in an address', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const text = planText(plan)
        expect(readPlan(text)).toEqual(hasFaults(plan) ? plan : noFaults)
        expect(new URLSearchParams({ text }).toString()).toBe(`text=${text}`)
      }),
    )
  })

  it('R4-934 the text names the seed and each fault, and nothing else', () => {
    const plan = withChannelFaults({ ...noFaults, seed: 7, microphone: 'refused' }, 'chat', { lost: 10, isCut: true })
    expect(planText(plan)).toBe('seed.7_chat.lost.10_chat.isCut.1_device.microphone.refused')
    expect(planText({ ...noFaults, seed: 7 })).toBe('')
  })

  it.each([
    ['no seed', 'api.lost.10'],
    ['an unknown channel', 'seed.1_disk.lost.10'],
    ['an unknown fault', 'seed.1_api.slow.10'],
    ['a name of every object', 'seed.1_api.constructor.10'],
    ['a share above 100', 'seed.1_api.lost.101'],
    ['a negative delay', 'seed.1_api.delayMs.-1'],
    ['a delay above a minute', 'seed.1_api.delayMs.60001'],
    ['a status that is no error', 'seed.1_api.status.200'],
    ['a fraction', 'seed.1_api.lost.1.5'],
    ['a word as a number', 'seed.1_api.lost.all'],
    ['a seed above 999,999', 'seed.1000000_api.lost.1'],
    ['a clock more than a day ahead', 'seed.1_device.clockMs.86400001'],
    ['an unknown microphone', 'seed.1_device.microphone.stolen'],
    ['a text over 500 characters', `seed.1${'_api.lost.1'.repeat(50)}`],
  ])('R4-934 a text with %s is no plan', (_, text) => {
    expect(readPlan(text)).toBeNull()
  })

  it('any text gives a plan or nothing, and never fails', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('seed', '.', '_', 'api', 'lost', '10', 'delayMs', '-', ':'), maxLength: 60 }),
        (text) => {
          const plan = readPlan(text)
          expect(plan === null || readPlan(planText(plan)) !== null).toBe(true)
        },
      ),
    )
  })
})
