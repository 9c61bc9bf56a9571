import { FlaskConical, Wallet } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { WalletInfo } from '../../../application/ports/signer'
import { walletBindingViewModel } from '../../../domain/identity'
import type { WalletSignInFailure } from '../../../domain/wallet-sign-in'
import { useApp, useObservable } from '../../app/app-context'
import { useFeature, useTabState } from '../../app/use-feature'
import { Button } from '../../components/form/Button'
import { Dialog } from '../../components/overlay/Dialog'
import styles from './identity.module.css'

/**
 * The error texts are those of the sign-in. The table is not shared, because sharing would enlarge the first load of
 * the sign-in pages.
 */
const FAULTS = {
  refused: 'signIn.walletRefused',
  busy: 'signIn.walletBusy',
  gone: 'signIn.walletGone',
  broken: 'signIn.walletBroken',
  changed: 'signIn.walletChanged',
  wrongChain: 'signIn.walletWrongChain',
  unfit: 'signIn.walletUnfit',
  expired: 'signIn.walletExpired',
  lost: 'signIn.walletLost',
  noText: 'signIn.noAnswer',
  notAccepted: 'signIn.walletNotAccepted',
} as const satisfies Record<WalletSignInFailure, string>

/** The dialog in which the member chooses the wallet that signs. Closing the dialog cancels. */
export function WalletDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const app = useApp()
  const { t } = useTranslation('identity')
  const { t: core } = useTranslation()
  const { slices } = useFeature('identity')
  const { wallet, fault, failure } = walletBindingViewModel(useTabState(slices.tab.wallet))
  const found = useObservable<readonly WalletInfo[] | null>(app.wallets$, null)
  useEffect(() => () => app.tab.dispatch({ type: 'identity/CloseWalletForm' }), [app])
  const nameOf = ({ kind, name }: WalletInfo): string =>
    kind === 'test' ? core('signIn.walletTest') : kind === 'injected' ? core('signIn.walletInjected') : name
  const asked = found?.find(({ id }) => id === wallet)
  const notice =
    failure?._tag === 'Refused' && failure.words !== '' ? failure.words : fault === null ? null : core(FAULTS[fault])
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
      {found?.length === 0 && <p className={styles['text']}>{core('signIn.walletNoneText')}</p>}
      <ul className={styles['wallets']} aria-label={core('signIn.wallets')}>
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
