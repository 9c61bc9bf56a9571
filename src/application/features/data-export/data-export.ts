import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { dataExportEffects, dataExportFeature, dataExportMessages } from '../../../domain/data-export'
import type { TabMessage } from '../../../domain/features'
import type { Failure } from '../../../domain/kernel/failure'
import type { EffectRef } from '../../../domain/kernel/message'
import { failsWith, tabEffects, type EffectContext } from '../../effects/effect'
import { implementFeature } from '../implement-feature'
import type { DataExportPort } from './ports'

export const dataExportImplementation = implementFeature(dataExportFeature, (_, port: DataExportPort) => {
  const failed = failsWith(dataExportMessages['data-export/Failed'])
  /** Runs a step. The records of an export end with its page, so a step without them was interrupted. */
  const step = async <A>(
    known: boolean,
    { dispatch, ref }: EffectContext<TabMessage>,
    call: () => TaskEither<Failure, A>,
    toResult: (value: A, ask: EffectRef) => TabMessage,
  ): Promise<void> => {
    if (!known) return dispatch({ type: 'data-export/Interrupted', ask: ref })
    const got = await call()()
    dispatch(E.isRight(got) ? toResult(got.right, ref) : { type: 'data-export/Failed', ask: ref, failure: got.left })
  }
  return {
    tab: {
      'data-export/export': {
        collectPage: tabEffects.customRead(dataExportEffects.collectPage, {
          failed,
          perform: ({ id, cursor }, asked) =>
            step(
              cursor === '' ? !asked.isResumed : port.has(id),
              asked,
              () => port.collect(id, cursor),
              (page, ask) => ({ type: 'data-export/PageCollected', ask, ...page }),
            ),
        }),
        readPicture: tabEffects.customRead(dataExportEffects.readPicture, {
          failed,
          perform: ({ id, index }, asked) =>
            step(
              port.has(id),
              asked,
              () => port.picture(id, index),
              (_done, ask) => ({ type: 'data-export/PictureRead', ask }),
            ),
        }),
        packExport: tabEffects.customRead(dataExportEffects.packExport, {
          failed,
          perform: ({ id, language }, asked) =>
            step(
              port.has(id),
              asked,
              () => port.pack(id, language),
              (_done, ask) => ({ type: 'data-export/Packed', ask }),
            ),
        }),
        // It has no answer: it ends with Cancel, sign-out, an interruption or the saved archive.
        holdExport: tabEffects.customRead(dataExportEffects.holdExport, {
          failed,
          perform: ({ id }, { onStop }) => onStop(() => port.drop(id)),
        }),
        saveExport: tabEffects.customRead(dataExportEffects.saveExport, {
          failed,
          perform: ({ id }, asked) =>
            step(
              port.has(id),
              asked,
              () => port.save(id),
              (_done, ask) => ({ type: 'data-export/Saved', ask }),
            ),
        }),
      },
    },
    streams: undefined,
  }
})
