import type { ReactNode } from 'react'
import { RequestingBrowser } from '../../../../src/ui/features/sign-in/qr-approval/RequestingBrowser'
import { EmailSignInView } from '../../../../src/ui/features/sign-in/email/EmailSignInView'
import { InviteCodeView } from '../../../../src/ui/features/sign-in/invite-code/InviteCodeView'
import { QrCard } from '../../../../src/ui/features/sign-in/qr/QrCard'
import { SimulatedXView } from '../../../../src/ui/features/sign-in/simulated-x/SimulatedXView'
import { NOON } from '../../../support/builders/instant'
import { SignInView } from '../../../../src/ui/features/sign-in/SignInView'
import { SimulatedInbox } from '../../../../src/ui/features/sign-in/email/SimulatedInbox'
import { TWO } from '../messages'
import { nothing } from './chinese-content'

const frame = { language: 'zh', onLanguage: nothing } as const
const code = {
  kind: 'code',
  email: '1@1',
  code: '',
  onCode: nothing,
  busy: true,
  resendIn: 5,
  onResend: nothing,
  onSubmit: nothing,
  onChangeEmail: nothing,
} as const

const address = { email: '', onEmail: nothing, isValid: false, busy: false, onSubmit: nothing }
const qr = {
  step: 'waiting',
  code: '23456',
  secondsLeft: 9,
  onShow: nothing,
  onHide: nothing,
  onCopy: nothing,
} as const

export const signInScreens = (): Readonly<Record<string, ReactNode>> => ({
  'the sign-in page': (
    <SignInView
      {...frame}
      email={address}
      ways={[]}
      qr={<QrCard {...qr} step="hidden" code={null} />}
      visitorHref="/"
    />
  ),
  'a QR code': <QrCard {...qr} />,
  'an expired QR code': (
    <>
      <QrCard {...qr} step="expired" code={null} />
      <QrCard {...qr} step="refused" code={null} />
      <QrCard {...qr} step="scanned" />
    </>
  ),
  'the invite code': (
    <InviteCodeView
      {...frame}
      code=""
      onCode={nothing}
      isWhole={false}
      busy={false}
      onSubmit={nothing}
      onSkip={nothing}
    />
  ),
  'the simulated X': (
    <SimulatedXView
      accounts={[]}
      chosen={null}
      onChoose={nothing}
      busy={false}
      failed
      onAuthorize={nothing}
      onRefuse={nothing}
    />
  ),
  'the browser that requests a sign-in': <RequestingBrowser device="好" askedAt={NOON} />,
  'the e-mail': <EmailSignInView {...frame} step={{ kind: 'email', ...address, backHref: '/' }} />,
  'the code': (
    <EmailSignInView
      {...frame}
      step={code}
      inbox={<SimulatedInbox items={[{ email: '1@1', code: '123456', at: TWO }]} onUse={nothing} />}
    />
  ),
  'the code, again': (
    <EmailSignInView {...frame} step={{ ...code, resendIn: 0 }} inbox={<SimulatedInbox items={[]} />} />
  ),
})
