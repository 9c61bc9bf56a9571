import { describe, expect, it } from 'vitest'
import { dataExportReducer, dataExportViewModel } from '../../../src/domain/data-export/data-export.machine'
import { unreachable } from '../../../src/domain/kernel/failure'
import { given, type Step } from '../../support/given'

const start: Step = { type: 'data-export/Start', id: 'e1', language: 'en' }
const page =
  (next: string | null, pictures = 0): Step =>
  (ask) => ({ type: 'data-export/PageCollected', ask: ask('collectPage'), records: 3, total: 5, pictures, next })
const fails =
  (id: string): Step =>
  (ask) => ({ type: 'data-export/Failed', ask: ask(id), failure: unreachable })
const retry: Step = { type: 'data-export/Retry' }
const pictureRead: Step = (ask) => ({ type: 'data-export/PictureRead', ask: ask('readPicture') })
const packed: Step = (ask) => ({ type: 'data-export/Packed', ask: ask('packExport') })
/** The effect that keeps the records runs beside each step. */
const held = { holdExport: { id: 'e1' } }
const collectFrom = (cursor: string) => ({ asks: { ...held, collectPage: { id: 'e1', cursor } } })

describe('The export of a member’s data', () => {
  it('collects page after page, then reads each picture, packs once and saves on request (R4-601)', () => {
    const second = given(dataExportReducer, start, page('r:3'))
    second.gives({ in: { kept: 'collecting' }, ...collectFrom('r:3'), data: { records: 3, total: 5 } })
    const pictures = second.when(page(null, 2))
    pictures.gives({
      asks: { ...held, readPicture: { id: 'e1', index: 0 } },
      data: { records: 6, total: 6, pictures: 2 },
    })
    pictures.when(pictureRead).gives({ asks: { ...held, readPicture: { id: 'e1', index: 1 } } })
    const packing = pictures.when(pictureRead, pictureRead)
    packing.gives({ in: { kept: 'packing' }, asks: { ...held, packExport: { id: 'e1', language: 'en' } } })
    packing.when(packed).gives({ in: { kept: 'ready' }, asks: held })
    packing.when(packed, { type: 'data-export/Save' }).gives({ asks: { ...held, saveExport: { id: 'e1' } } })
  })

  it('goes on from the failed step with Retry, and keeps the counts (R4-604)', () => {
    const failed = given(dataExportReducer, start, page('r:3'), fails('collectPage'))
    failed.gives({ asks: held, data: { records: 3, failure: unreachable } })
    failed.when(retry).gives({ ...collectFrom('r:3'), data: { records: 3, failure: null } })
    const picture = given(dataExportReducer, start, page(null, 2), pictureRead, fails('readPicture'))
    picture.gives({ asks: held })
    picture.when(retry).gives({ asks: { ...held, readPicture: { id: 'e1', index: 1 } } })
    const packing = given(dataExportReducer, start, page(null), fails('packExport'))
    packing.when(retry).gives({ in: { kept: 'packing' }, asks: { ...held, packExport: { id: 'e1', language: 'en' } } })
  })

  it('can be cancelled at each step, and forgets everything with the account (R4-604)', () => {
    const steps = [[], [page('r:3')], [page(null, 1)], [page(null)], [page(null), packed], [fails('collectPage')]]
    for (const further of steps)
      for (const end of [{ type: 'data-export/Cancel' }, { type: 'ForgetAccount' }] as const)
        given(dataExportReducer, start, ...further, end).gives({
          in: { none: 'idle' },
          asks: {},
          data: { id: '', records: 0 },
        })
  })

  it('ends the keeping of its records once the zip is saved, and keeps them after a failed saving (R4-604)', () => {
    const saving = given(dataExportReducer, start, page(null), packed, { type: 'data-export/Save' })
    saving.when(fails('saveExport')).gives({ in: { kept: 'ready' }, asks: held, data: { failure: unreachable } })
    const saved = saving.when((ask) => ({ type: 'data-export/Saved', ask: ask('saveExport') }))
    saved.gives({ in: { none: 'saved' }, asks: {}, data: { id: '', records: 0 } })
    saved.when(start).gives(collectFrom(''))
  })

  it('says that it was interrupted, and starts again from the first page (R4-605)', () => {
    const interrupted = given(dataExportReducer, start, page('r:3'), (ask) => ({
      type: 'data-export/Interrupted',
      ask: ask('collectPage'),
    }))
    interrupted.gives({ in: { none: 'interrupted' }, asks: {}, data: { records: 0 } })
    interrupted.when(start).gives(collectFrom(''))
    expect(dataExportViewModel(dataExportReducer.initial).step).toBe('idle')
  })
})
