import type { ReactNode } from 'react'
import { Logo } from '../../components/feedback/Logo'
import { classNames } from '../../components/class-names'
import { firstGrapheme } from '../../format/text'
import styles from './wallet.module.css'

const c = classNames(styles)

/** The icon of a token: the logo for LOOP, for another token its picture or its first letter. */
export function CurrencyIcon({ name, icon }: { readonly name: string; readonly icon: string | null }): ReactNode {
  const look = name === 'LOOP' ? 'loopMark' : `mark${['USDT', 'USDC', 'ETH', 'SOL'].indexOf(name)}`
  return (
    <span className={c('mark', look)} aria-hidden="true">
      {name === 'LOOP' ? (
        <Logo />
      ) : icon === null ? (
        firstGrapheme(name)
      ) : (
        <img src={icon} alt="" width="32" height="32" />
      )}
    </span>
  )
}
