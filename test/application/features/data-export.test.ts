import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { RunningEffect } from '../../../src/application/effects/running-effect'
import { dataExportImplementation } from '../../../src/application/features/data-export/data-export'
import type { DataExportPort } from '../../../src/application/features/data-export/ports'
import { loadedFeature } from '../../../src/application/features/implement-feature'
import { unreachable } from '../../../src/domain/kernel/failure'
import { NOON } from '../../support/builders/instant'
import { begunFeature } from '../support/begun-feature'

const page = { records: 3, total: 5, pictures: 1, next: 'r:3' }
const featureOver = (answer: Partial<DataExportPort> = {}) => {
  const done = () => TE.right(undefined)
  const port: DataExportPort = {
    has: () => true,
    collect: () => TE.right(page),
    picture: done,
    pack: done,
    save: done,
    drop: () => undefined,
    ...answer,
  }
  return begunFeature(loadedFeature(dataExportImplementation, port))
}
const STEPS = [
  ['collectPage', { id: 'e1', cursor: 'r:3' }, { type: 'data-export/PageCollected', ...page }],
  ['readPicture', { id: 'e1', index: 0 }, { type: 'data-export/PictureRead' }],
  ['packExport', { id: 'e1', language: 'en' }, { type: 'data-export/Packed' }],
  ['saveExport', { id: 'e1' }, { type: 'data-export/Saved' }],
] as const

describe('The effects of an export', () => {
  it('run each step over the port, and report its failure (R4-601 R4-604)', async () => {
    const fails = () => TE.left(unreachable)
    const failing = featureOver({ collect: fails, picture: fails, pack: fails, save: fails })
    for (const [name, input, fact] of STEPS) {
      expect(await featureOver().run(`data-export/export/${name}`, input)).toMatchObject([fact])
      expect(await failing.run(`data-export/export/${name}`, input)).toMatchObject([
        { type: 'data-export/Failed', failure: unreachable },
      ])
    }
  })

  it('say that the export was interrupted when its records are gone, as after a reload (R4-605)', async () => {
    const gone = featureOver({ has: () => false })
    for (const [name, input] of STEPS)
      expect(await gone.run(`data-export/export/${name}`, input, true)).toMatchObject([
        { type: 'data-export/Interrupted' },
      ])
    expect(await gone.run('data-export/export/collectPage', { id: 'e1', cursor: '' }, true)).toMatchObject([
      { type: 'data-export/Interrupted' },
    ])
  })

  it('free the records and the archive as soon as the export is no longer held (R4-604)', () => {
    const dropped: string[] = []
    const { begun } = featureOver({
      drop: (id) => {
        dropped.push(id)
      },
    })
    const effect = begun.tab.effects['data-export/export/holdExport']
    if (effect === undefined) throw new Error('no effect holds the export')
    const running = new RunningEffect(
      effect,
      { id: 'e1' },
      { ask: { unit: 'test', id: 'test', seq: 1 }, say: () => undefined, resumed: false, session: () => null },
    )
    running.perform(NOON)
    expect(dropped).toEqual([])
    running.stop()
    expect(dropped).toEqual(['e1'])
  })
})
