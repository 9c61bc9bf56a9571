import { CSPProvider } from '@base-ui/react/csp-provider'
import { Tooltip } from '@base-ui/react/tooltip'
import type { i18n as I18n } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'

interface UiRootProps {
  readonly i18n: I18n
  readonly children: ReactNode
}

/** Once, around everything. Our policy forbids `<style>` elements, so Base UI must not make any. */
export function UiRoot({ i18n, children }: UiRootProps): ReactNode {
  return (
    <CSPProvider disableStyleElements>
      <I18nextProvider i18n={i18n}>
        <Tooltip.Provider delay={500}>{children}</Tooltip.Provider>
      </I18nextProvider>
    </CSPProvider>
  )
}
