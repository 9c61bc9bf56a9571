import { useEffect, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { identityBody } from '../../../application/features/identity/identity'
import type { WalletFace } from '../../../application/ports/signer'
import { walletShown } from '../../../domain/identity'
import { useApp, useStream } from '../../app/app-context'
import { useFeature, useTabState } from '../../app/use-feature'
import { Button } from '../../components/Button'
import { Dialog } from '../../components/Dialog'
import { walletItem } from '../../screens/wallet-sign-in/use-wallet-sign-in'
import { WalletChoice } from '../../screens/wallet-sign-in/WalletChoice'
import { walletFaults } from '../../screens/wallet-sign-in/wallet-faults'
import styles from './identity.module.css'

/** Chooses the wallet that signs; whoever closes it has given up. */
export function WalletDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const app = useApp()
  const { t } = useTranslation('identity')
  const { t: core } = useTranslation()
  const { cells, sayToTab } = useFeature(identityBody)
  const { wallet, fault, failure } = walletShown(useTabState(cells.tab.wallet))
  const found = useStream<readonly WalletFace[] | null>(useMemo(() => app.findWallets(), [app]), null)
  useEffect(() => () => sayToTab({ type: 'identity/WalletLeft' }), [sayToTab])
  const items = found?.map((face) => walletItem(core, face)) ?? []
  const asked = items.find(({ id }) => id === wallet)
  const notice = failure?._tag === 'Refused' && failure.words !== '' ? failure.words : fault === null ? null : core(walletFaults[fault])
  return (
    <Dialog open onClose={onClose} title={t('walletTitle')} description={t('walletText')} actions={<Button onClick={onClose}>{t('form.cancel')}</Button>}>
      {notice !== null && <p role="alert" className={styles['problem']}>{notice}</p>}
      {found !== null && items.length === 0 && <p className={styles['text']}>{core('signIn.walletNoneText')}</p>}
      <ul className={styles['wallets']} aria-label={core('signIn.wallets')}>
        {items.map((one) => (
          <li key={one.id}><WalletChoice wallet={one} busy={one.id === wallet} off={wallet !== null && one.id !== wallet} onChoose={() => sayToTab({ type: 'identity/WalletChosen', wallet: one.id })} /></li>
        ))}
      </ul>
      <p className={styles['text']} aria-live="polite">{asked !== undefined && t('walletAsked', { name: asked.name, interpolation: { escapeValue: false } })}</p>
    </Dialog>
  )
}
