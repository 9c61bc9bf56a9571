import type { en } from '../../src/ui/i18n/en.ts'
import type { en as bubble } from '../../src/ui/features/bubble/translations.en.ts'
import type { en as call } from '../../src/ui/features/call/translations.en.ts'
import type { en as captions } from '../../src/ui/features/captions/translations.en.ts'
import type { en as gift } from '../../src/ui/features/gift/translations.en.ts'
import type { en as mall } from '../../src/ui/features/mall/translations.en.ts'
import type { en as notification } from '../../src/ui/features/notification/translations.en.ts'
import type { en as partnerSignIn } from '../../src/ui/features/partner-sign-in/translations.en.ts'
import type { en as profile } from '../../src/ui/features/profile/translations.en.ts'
import type { en as restream } from '../../src/ui/features/restream/translations.en.ts'
import type { en as signIn } from '../../src/ui/features/sign-in/translations.en.ts'
import type { en as wallet } from '../../src/ui/features/wallet/translations.en.ts'
import type { en as walletSignIn } from '../../src/ui/features/wallet-sign-in/translations.en.ts'

/** The plural forms of a text share one key. */
type WithoutPlural<Key extends string> = Key extends `${infer Start}_${'one' | 'other'}` ? Start : Key

type KeyIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? WithoutPlural<Key> : `${Key}.${KeyIn<Texts[Key]>}`
}[keyof Texts & string]

/** The features whose own texts the journeys look for. */
interface Features {
  readonly bubble: typeof bubble
  readonly call: typeof call
  readonly captions: typeof captions
  readonly gift: typeof gift
  readonly mall: typeof mall
  readonly notification: typeof notification
  readonly 'partner-sign-in': typeof partnerSignIn
  readonly profile: typeof profile
  readonly restream: typeof restream
  readonly 'sign-in': typeof signIn
  readonly wallet: typeof wallet
  readonly 'wallet-sign-in': typeof walletSignIn
}

/** A key of the product's translations; `feature:key` for a text of a feature. */
export type TranslationKey =
  | KeyIn<typeof en>
  | { [Name in keyof Features]: `${Name}:${KeyIn<Features[Name]>}` }[keyof Features]
