import type { FeatureAdapterModule } from './feature-module'

/** The modules of lazy features by file name: `wallet.module.ts` belongs to `walletFeature`. */
const modules = import.meta.glob<{ readonly module: FeatureAdapterModule }>('./*.module.ts')

/** The module of a feature. An unknown name gives `null`. */
export const loadFeatureModule = async (name: string): Promise<FeatureAdapterModule | null> => {
  const load = modules[`./${name}.module.ts`]
  return load === undefined ? null : (await load()).module
}

/** The names of the features that handle events of the realtime socket, keyed by event name (spec 2 §4). */
const OWNERS: Readonly<Record<string, string>> = {
  loop_trans_caption: 'captions',
  loop_notification: 'notification',
  bot_no_answer: 'bot',
  loop_private_room_calling: 'call',
  loop_private_room_accept: 'call',
  loop_private_room_cancel: 'call',
  loop_private_room_reject: 'call',
  bubble_click: 'bubble',
  bubble_clicked: 'bubble',
  bubble_ended: 'bubble',
}

export const featureOfSocketEvent = (event: string): string | null =>
  Object.hasOwn(OWNERS, event) ? (OWNERS[event] ?? null) : null
