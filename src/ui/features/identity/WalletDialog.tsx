import { FlaskConical, Wallet } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { WalletInfo } from '../../../application/ports/signer'
import { walletBindingViewModel } from '../../../domain/identity'
import { useApp, useObservable } from '../../app/app-context'
import { useFeature, useTabState } from '../../app/use-feature'
import { Button } from '../../components/form/Button'
import { Dialog } from '../../components/overlay/Dialog'
import { walletErrorTexts } from '../wallet-sign-in/wallet-error-texts'
import styles from './identity.module.css'

/** The dialog in which the member chooses the wallet that signs. Closing the dialog cancels. */
export function WalletDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const app = useApp()
  const { t } = useTranslation('identity')
  const { t: wallets } = useTranslation('wallet-sign-in')
  const { slices } = useFeature('identity')
  const { wallet, fault, failure } = walletBindingViewModel(useTabState(slices.tab.wallet))
  const found = useObservable<readonly WalletInfo[] | null>(app.wallets$, null)
  useEffect(() => () => app.tab.dispatch({ type: 'identity/CloseWalletForm' }), [app])
  const nameOf = ({ kind, name }: WalletInfo): string =>
    kind === 'test' ? wallets('test') : kind === 'injected' ? wallets('injected') : name
  const asked = found?.find(({ id }) => id === wallet)
  const notice =
    failure?._tag === 'Refused' && failure.words !== ''
      ? failure.words
      : fault === null
        ? null
        : wallets(walletErrorTexts[fault])
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('walletTitle')}
      description={t('walletText')}
      actions={<Button onClick={onClose}>{t('form.cancel')}</Button>}
    >
      {notice !== null && (
        <p role="alert" className={styles['problem']}>
          {notice}
        </p>
      )}
      {found?.length === 0 && <p className={styles['text']}>{wallets('noneText')}</p>}
      <ul className={styles['wallets']} aria-label={wallets('wallets')}>
        {found?.map((face) => (
          <li key={face.id}>
            <Button
              size={44}
              wide
              icon={face.kind === 'test' ? FlaskConical : Wallet}
              busy={face.id === wallet}
              disabled={wallet !== null && face.id !== wallet}
              onClick={() => app.tab.dispatch({ type: 'identity/ChooseWallet', wallet: face.id })}
            >
              <bdi>{nameOf(face)}</bdi>
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles['text']} aria-live="polite">
        {asked !== undefined && t('walletAsked', { name: nameOf(asked) })}
      </p>
    </Dialog>
  )
}
