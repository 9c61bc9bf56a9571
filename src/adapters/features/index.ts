import type { FeatureAdapterModule } from './feature-module'

/**
 * Every feature that is loaded on demand, by the name of its file: `wallet.module.ts` is the feature `walletFeature`.
 */
const modules = import.meta.glob<{ readonly module: FeatureAdapterModule }>('./*.module.ts')

/** `null` where there is none of that name. */
export const loadFeatureModule = async (name: string): Promise<FeatureAdapterModule | null> => {
  const load = modules[`./${name}.module.ts`]
  return load === undefined ? null : (await load()).module
}

/** Which feature a frame of the realtime socket is for, by its event (spec 2 §4). */
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
