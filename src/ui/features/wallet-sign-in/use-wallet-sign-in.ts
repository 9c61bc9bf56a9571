import type { TFunction } from 'i18next'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WalletInfo } from '../../../application/ports/signer'
import { walletSignInViewModel } from '../../../domain/wallet-sign-in'
import { useApp, useObservable } from '../../app/app-context'
import { useFeature, useTabState } from '../../app/use-feature'
import { paths } from '../../app/routing/paths'
import { usePreferences } from '../../app/use-preferences'
import { walletErrorTexts } from './wallet-error-texts'
import type { WalletItem } from './WalletChoice'
import type { WalletSignInViewProps } from './WalletSignInView'

const itemOf = (t: TFunction<'wallet-sign-in'>, { id, name, rdns, icon, kind, isLast }: WalletInfo): WalletItem => ({
  id,
  icon,
  isLast,
  isTest: kind === 'test',
  name: kind === 'test' ? t('test') : kind === 'injected' ? t('injected') : name,
  note: kind === 'test' ? t('testNote') : kind === 'injected' ? '' : rdns,
})

/**
 * View model of the wallet sign-in: the member chooses a wallet, then signs a text. Leaving the screen cancels the
 * sign-in.
 */
export const useWalletSignIn = (): WalletSignInViewProps => {
  const app = useApp()
  const { t } = useTranslation('wallet-sign-in')
  const { language, onLanguage } = usePreferences()
  const { wallet, step, waitsFor, address, textRef, fault } = walletSignInViewModel(
    useTabState(useFeature('wallet-sign-in').slices.tab.walletSignIn),
  )
  const [round, setRound] = useState(0)
  // Each round subscribes anew, so that the browser searches for wallets again.
  const found$ = useMemo(
    () => ({ round, subscribe: (next: (found: readonly WalletInfo[]) => void) => app.wallets$.subscribe(next) }),
    [app, round],
  )
  const found = useObservable<readonly WalletInfo[] | null>(found$, null)
  // Signing consumes the secret text, so this keeps a copy to show until then.
  const text = useMemo(() => (step === 'read' ? app.secrets.drawn(textRef) : null), [app, step, textRef])
  useEffect(() => () => app.tab.dispatch({ type: 'wallet-sign-in/CancelWallet' }), [app])
  const items = found?.map((face) => itemOf(t, face)) ?? null
  const chosen = items?.find(({ id }) => id === wallet) ?? null
  const onCancel = (): void => app.tab.dispatch({ type: 'wallet-sign-in/CancelWallet' })
  return {
    language,
    onLanguage,
    step:
      step === 'read'
        ? {
            kind: 'read',
            name: chosen?.name ?? '',
            address,
            text: text ?? '',
            waitsFor: waitsFor === 'signature' || waitsFor === 'server' ? waitsFor : null,
            onSign: () => app.tab.dispatch({ type: 'wallet-sign-in/ConfirmSigning' }),
            onCancel,
          }
        : {
            kind: 'choose',
            wallets: items,
            busy: chosen,
            notice: fault === null ? undefined : t(walletErrorTexts[fault]),
            onChoose: (id) => {
              const face = found?.find((info) => info.id === id)
              if (face !== undefined)
                app.tab.dispatch({ type: 'wallet-sign-in/ChooseWallet', wallet: id, rdns: face.rdns })
            },
            onLookAgain: () => setRound((before) => before + 1),
            onCancel,
            backHref: paths.signIn,
          },
  }
}
