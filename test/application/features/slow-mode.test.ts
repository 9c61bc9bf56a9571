import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { loadedFeature } from '../../../src/application/features/implement-feature'
import type { SlowModePort } from '../../../src/application/features/slow-mode/ports'
import { slowModeImplementation } from '../../../src/application/features/slow-mode/slow-mode'
import { refused, unreachable, type Failure } from '../../../src/domain/kernel/failure'
import { Gid } from '../../../src/domain/kernel/ids'
import { addMs } from '../../../src/domain/kernel/instant'
import { made } from '../../support/builders/made'
import { begunFeature } from '../support/begun-feature'

const gid = made(Gid, '12345678')

const slowModeOver = (over: Partial<SlowModePort>) =>
  begunFeature(
    loadedFeature(slowModeImplementation, { of: () => TE.left(unreachable), set: () => TE.left(unreachable), ...over }),
  )

describe('Slow mode of a group', () => {
  it('R4-008 the wait that the server names counts from this browser’s own clock', async () => {
    const { run, ports } = slowModeOver({ of: () => TE.right({ seconds: 30, waitMs: 12_000 }) })
    expect(
      await run('slow-mode/state/read', { key: JSON.stringify({ gid }), input: { gid }, page: null }),
    ).toMatchObject([
      { type: 'slow-mode/state/loaded', items: [{ gid, seconds: 30, freeAt: addMs(ports.clock.now(), 12_000) }] },
    ])
  })

  it('R4-006 a choice is sent to the server, and again after a reload', async () => {
    const sent: number[] = []
    const { run } = slowModeOver({
      set: (_, seconds) => {
        sent.push(seconds)
        return TE.right(undefined)
      },
    })
    const input = { gid, seconds: 60 }
    for (const resumed of [false, true])
      expect(await run('slow-mode/choices/setSlowMode', input, resumed)).toMatchObject([
        { type: 'slow-mode/SlowModeSet', ...input },
      ])
    expect(sent).toEqual([60, 60])
  })

  it('R4-006 a refused choice reports the server’s reason', async () => {
    const failure = refused('You have no permission to do this')
    const { run } = slowModeOver({ set: () => TE.left(failure) })
    expect(await run('slow-mode/choices/setSlowMode', { gid, seconds: 60 })).toMatchObject([
      { type: 'slow-mode/SlowModeNotSet', failure },
    ])
  })

  it('R4-006 a toast says that a choice was not saved, unless the server gave its own reason', () => {
    const { begun } = slowModeOver({})
    const ask = { unit: 'slow-mode/choices', id: 'save', seq: 1 }
    const toastsFor = (failure: Failure) =>
      begun.toastsOf?.({ type: 'slow-mode/SlowModeNotSet', ask, gid, seconds: 30, failure })
    expect(toastsFor(unreachable)).toHaveLength(1)
    expect(toastsFor(refused('No'))).toEqual([])
  })
})
