import type { ReactNode } from 'react'
import { isDomain } from '../../../domain/kernel/is-domain'
import { OptionalPart } from '../../app/OptionalPart'
import { lazyModule } from '../../components/lazy-module'
import styles from './sign-in.module.css'

const option = lazyModule(() => import('../passkeys/PasskeySignInOption'))

/** Passkeys exist in browsers with WebAuthn, on pages of a domain. */
const mayHavePasskeys = (): boolean => 'PublicKeyCredential' in window && isDomain(location.hostname)

/** The place of the button for passkeys, whose code loads after the first screen. The place is kept free until then. */
export function PasskeyOption(): ReactNode {
  const isPossible = mayHavePasskeys()
  const part = option.useModule(isPossible)
  const place = <div className={styles['place']} />
  if (!isPossible) return null
  return part === null ? (
    place
  ) : (
    <OptionalPart waiting={place}>
      <part.PasskeySignInOption />
    </OptionalPart>
  )
}
