import type { FeatureName } from '../../domain/features'
import type { FeatureAdapterModule } from './feature-module'

/** The modules of features by feature name: `account/wallet.module.ts` belongs to `walletFeature`. */
const modules = new Map(
  Object.entries(import.meta.glob<{ readonly module: FeatureAdapterModule }>('./*/*.module.ts')).map(([path, load]) => [
    path.replace(/^.*\/|\.module\.ts$/g, ''),
    load,
  ]),
)

/** The module of a feature. An unknown name gives `null`. */
export const loadFeatureModule = async (name: string): Promise<FeatureAdapterModule | null> => {
  const load = modules.get(name)
  return load === undefined ? null : (await load()).module
}

/** Starts to load the code of features before the app exists. A failed load is repeated when the feature is needed. */
export const preloadFeatures = (names: readonly FeatureName[]): void => {
  for (const name of names) void loadFeatureModule(name).catch(() => undefined)
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
  scheduled_messages: 'scheduled-messages',
  account_deletion: 'account-deletion',
  moderation_changed: 'moderation',
  bubble_click: 'bubble',
  bubble_clicked: 'bubble',
  bubble_ended: 'bubble',
}

export const featureOfSocketEvent = (event: string): string | null =>
  Object.hasOwn(OWNERS, event) ? (OWNERS[event] ?? null) : null
