import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenedLog } from '../../src/adapters/simulator/node/store/input-store'
import { StartupError } from '../../src/adapters/simulator/node/startup-error'
import { replayInputs } from '../../src/adapters/simulator/state/apply-input'
import type { ServerInput } from '../../src/adapters/simulator/state/input'
import { OLDEST_READABLE, STATE_VERSION } from '../../src/adapters/simulator/state/state-version'
import { START } from '../adapters/simulator/state/town'
import { addMs } from '../../src/domain/kernel/instant'

/** What another program does to the entry or row that holds one input. */
export type Harm = 'it is missing' | 'it is no JSON' | 'it is no input'

/** A log that the suite opens, ends and damages. */
export interface InputStoreSubject {
  /** Rejects with a `StartupError` if the log is refused. */
  readonly open: () => Promise<OpenedLog>
  /** While another writer has the log open: tries to store an input in the same log. */
  readonly secondWriter: () => Promise<'refused' | 'stored'>
  /** Damages the log of four inputs. The log is closed. */
  readonly harm: (how: Harm) => Promise<void>
  /** Marks the log as written by this version. The log is closed. */
  readonly setVersion: (version: number) => Promise<void>
  readonly dispose: () => Promise<void>
}

const town: ServerInput = { type: 'TownFounded', at: START, seed: 1 }
const visitor = (n: number): ServerInput => ({
  type: 'VisitorCame',
  source: '',
  at: addMs(START, n),
  deviceId: `d${n}`,
  token: `t${n}`,
  draw: n,
})
const INPUTS: readonly ServerInput[] = [town, visitor(1), visitor(2), visitor(3)]

export const describeInputStore = (
  name: string,
  make: () => Promise<InputStoreSubject>,
  skipped: string | null,
): void => {
  describe.skipIf(skipped !== null)(
    `The server's log: ${name}${skipped === null ? '' : ` (skipped: ${skipped})`}`,
    () => {
      let subject: InputStoreSubject
      beforeEach(async () => {
        subject = await make()
      })
      afterEach(async () => {
        await subject.dispose()
      })
      const written = async (inputs: readonly ServerInput[]): Promise<void> => {
        const { store } = await subject.open()
        for (const input of inputs) store.append(input)
        await store.gate.stored()
        await store.close()
      }
      const reopened = async (): Promise<OpenedLog['folded']> => {
        const { store, folded } = await subject.open()
        await store.close()
        return folded
      }
      const refusal = async (): Promise<string> => {
        try {
          await reopened()
          return 'opened'
        } catch (error) {
          return error instanceof StartupError ? error.message : `a raw error: ${String(error)}`
        }
      }

      it('R4-801: a log that is opened again gives the state after all its inputs, in the order of the appends', async () => {
        await written(INPUTS)
        expect(await reopened()).toEqual({ world: replayInputs(INPUTS), lastAt: visitor(3).at })
      })

      it('R4-801: a new log is empty', async () => {
        expect(await reopened()).toBeNull()
      })

      it('R4-801: a log that is opened again takes further inputs after the earlier ones', async () => {
        await written(INPUTS.slice(0, 2))
        await written(INPUTS.slice(2))
        expect(await reopened()).toEqual({ world: replayInputs(INPUTS), lastAt: visitor(3).at })
      })

      it('R4-802: outputs pass the gate in the order in which they came, each after the inputs before it', async () => {
        const { store } = await subject.open()
        const passed: number[] = []
        for (const [n, input] of INPUTS.entries()) {
          store.append(input)
          store.gate.pass(() => {
            passed.push(n)
          })
        }
        await store.gate.stored()
        expect(passed).toEqual([0, 1, 2, 3])
        await store.close()
      })

      it('R4-803: while one server has the log, a second one can store nothing', async () => {
        const { store } = await subject.open()
        store.append(town)
        await store.gate.stored()
        expect(await subject.secondWriter()).toBe('refused')
        store.append(visitor(1))
        await store.gate.stored()
        await store.close()
        expect((await reopened())?.world).toEqual(replayInputs([town, visitor(1)]))
      })

      it.each<Harm>(['it is missing', 'it is no JSON', 'it is no input'])(
        'R4-804: a log with a damaged input is refused, and the message says that it is damaged: %s',
        async (how) => {
          await written(INPUTS)
          await subject.harm(how)
          expect(await refusal()).toContain('is damaged at ')
        },
      )

      it('R4-804: a log of a newer version is refused', async () => {
        await written(INPUTS)
        await subject.setVersion(STATE_VERSION + 1)
        expect(await refusal()).toContain('a newer version')
      })

      it('R4-804: a log of a version that this version does not understand is refused', async () => {
        await written(INPUTS)
        await subject.setVersion(OLDEST_READABLE - 1)
        expect(await refusal()).toContain('an older version')
      })
    },
  )
}
