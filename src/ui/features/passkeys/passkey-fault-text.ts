import type { TFunction } from 'i18next'
import type { PasskeyFault } from '../../../domain/passkeys'

/** Why a passkey was not used or not added. A refusal of the server comes in the reader's language. */
export const passkeyFaultText = (
  t: TFunction<'passkeys'>,
  fault: PasskeyFault,
  dismissed: 'notUsed' | 'notAdded',
): string => {
  if (typeof fault === 'string') return t(fault === 'dismissed' ? dismissed : fault)
  return fault._tag === 'Refused' && fault.words !== '' ? fault.words : t('noAnswer')
}
