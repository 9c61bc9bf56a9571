import * as t from 'io-ts'
import { assign, setup } from 'xstate'
import { machineReducer } from '../event-log'
import { effect } from '../kernel/effect'
import { Failure } from '../kernel/failure'
import type { ReceivedMessage } from '../kernel/message'
import { orNull } from '../kernel/or-null'
import type { ForgetAccount } from '../session'
import { dataExportMessages, type DataExportMessage } from './data-export.messages'

export const dataExportEffects = {
  collectPage: t.strict({ id: t.string, cursor: t.string }),
  readPicture: t.strict({ id: t.string, index: t.number }),
  packExport: t.strict({ id: t.string, language: t.string }),
  saveExport: t.strict({ id: t.string }),
  holdExport: t.strict({ id: t.string }),
}

const Context = t.strict(
  {
    id: t.string,
    language: t.string,
    cursor: t.string,
    records: t.number,
    total: t.number,
    pictures: t.number,
    read: t.number,
    failure: orNull(Failure),
  },
  'DataExportContext',
)
type Context = t.TypeOf<typeof Context>
const noExport: Context = {
  id: '',
  language: '',
  cursor: '',
  records: 0,
  total: 0,
  pictures: 0,
  read: 0,
  failure: null,
}
type Collected = Pick<Context, 'records' | 'total' | 'pictures'> & { readonly next: string | null }

/**
 * The export of a member's data. Each step fails into a state of its own, so that Retry goes on from there. The end of
 * `holdExport` frees the records and the archive.
 * @internal
 */
export const dataExportMachine = setup({
  types: { context: {} as Context, events: {} as ReceivedMessage<DataExportMessage | ForgetAccount> },
  actors: {
    collectPage: effect(dataExportEffects.collectPage),
    readPicture: effect(dataExportEffects.readPicture),
    packExport: effect(dataExportEffects.packExport),
    saveExport: effect(dataExportEffects.saveExport),
    holdExport: effect(dataExportEffects.holdExport),
  },
  actions: {
    begin: assign((_, { id, language }: { id: string; language: string }) => ({ ...noExport, id, language })),
    count: assign(({ context }, { records, total, pictures, next }: Collected) => ({
      records: context.records + records,
      total: Math.max(total, context.records + records),
      pictures,
      cursor: next ?? context.cursor,
    })),
    countPicture: assign(({ context }) => ({ read: context.read + 1 })),
    rememberFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    forgetFailure: assign({ failure: null }),
    forget: assign(noExport),
  },
  guards: {
    hasNext: (_, { next }: { next: string | null }) => next !== null,
    hasPicture: ({ context }) => context.read < context.pictures,
  },
}).createMachine({
  id: 'dataExport',
  context: noExport,
  initial: 'none',
  on: {
    ForgetAccount: { target: '.none', actions: 'forget' },
    'data-export/Cancel': { target: '.none', actions: 'forget' },
    'data-export/Interrupted': { target: '.none.interrupted', actions: 'forget' },
  },
  states: {
    // Nothing is in memory.
    none: {
      initial: 'idle',
      on: { 'data-export/Start': { target: 'kept', actions: { type: 'begin', params: ({ event }) => event } } },
      states: { idle: {}, interrupted: {}, saved: {} },
    },
    kept: {
      initial: 'collecting',
      invoke: { id: 'holdExport', src: 'holdExport', input: ({ context: { id } }) => ({ id }) },
      states: {
        collecting: {
          invoke: { id: 'collectPage', src: 'collectPage', input: ({ context: { id, cursor } }) => ({ id, cursor }) },
          on: {
            'data-export/PageCollected': [
              {
                guard: { type: 'hasNext', params: ({ event }) => event },
                target: 'collecting',
                reenter: true,
                actions: { type: 'count', params: ({ event }) => event },
              },
              { target: 'reading', actions: { type: 'count', params: ({ event }) => event } },
            ],
            'data-export/Failed': {
              target: 'notCollected',
              actions: { type: 'rememberFailure', params: ({ event }) => event },
            },
          },
        },
        notCollected: { on: { 'data-export/Retry': { target: 'collecting', actions: 'forgetFailure' } } },
        reading: { always: [{ guard: 'hasPicture', target: 'readingPicture' }, { target: 'packing' }] },
        readingPicture: {
          invoke: {
            id: 'readPicture',
            src: 'readPicture',
            input: ({ context: { id, read } }) => ({ id, index: read }),
          },
          on: {
            'data-export/PictureRead': { target: 'reading', actions: 'countPicture' },
            'data-export/Failed': {
              target: 'pictureNotRead',
              actions: { type: 'rememberFailure', params: ({ event }) => event },
            },
          },
        },
        pictureNotRead: { on: { 'data-export/Retry': { target: 'readingPicture', actions: 'forgetFailure' } } },
        packing: {
          invoke: { id: 'packExport', src: 'packExport', input: ({ context: { id, language } }) => ({ id, language }) },
          on: {
            'data-export/Packed': 'ready',
            'data-export/Failed': {
              target: 'notPacked',
              actions: { type: 'rememberFailure', params: ({ event }) => event },
            },
          },
        },
        notPacked: { on: { 'data-export/Retry': { target: 'packing', actions: 'forgetFailure' } } },
        ready: { on: { 'data-export/Save': 'saving' } },
        saving: {
          invoke: { id: 'saveExport', src: 'saveExport', input: ({ context: { id } }) => ({ id }) },
          on: {
            'data-export/Saved': { target: '#dataExport.none.saved', actions: 'forget' },
            'data-export/Failed': {
              target: 'ready',
              actions: { type: 'rememberFailure', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
})

export const dataExportReducer = machineReducer('data-export/export', dataExportMachine, Context, [
  ...Object.keys(dataExportMessages),
  'ForgetAccount',
])

type Step = 'idle' | 'interrupted' | 'saved' | 'collecting' | 'reading' | 'packing' | 'ready' | 'failed'
const STEPS: Readonly<Record<string, Step>> = {
  idle: 'idle',
  interrupted: 'interrupted',
  saved: 'saved',
  collecting: 'collecting',
  readingPicture: 'reading',
  packing: 'packing',
  ready: 'ready',
  saving: 'ready',
}

export const dataExportViewModel = ({ value, context }: typeof dataExportReducer.initial) => {
  const [state = ''] = typeof value === 'string' ? [] : Object.values(value)
  return { ...context, step: (typeof state === 'string' ? STEPS[state] : undefined) ?? 'failed' }
}
