import type { i18n as I18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'

interface UiRootProps {
  readonly i18n: I18n
  readonly children: ReactNode
}

export function UiRoot({ i18n, children }: UiRootProps): ReactNode {
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
}
