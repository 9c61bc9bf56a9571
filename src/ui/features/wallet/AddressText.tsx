import type { ReactNode } from 'react'
import { addressGroups } from '../../../domain/wallet'
import styles from './wallet.module.css'

/** A full address, for comparison by eye. Screen readers read the address as one word. */
export function AddressText({ address }: { readonly address: string }): ReactNode {
  return (
    <code className={styles['address']} aria-label={address}>
      {addressGroups(address).map((group, n) => (
        <span key={n}>{group}</span>
      ))}
    </code>
  )
}
