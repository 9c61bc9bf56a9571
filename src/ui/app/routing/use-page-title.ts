import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBadge } from '../../format/numbers'

export interface TitledPage {
  /** What the page is called; `null` where only the product is named. */
  readonly name: string | null
  readonly unread: number
}

/**
 * What the browser calls the tab: so many unread, the page, the product; or `instead`. Nothing where it is `null`:
 * another part does it.
 */
export const usePageTitle = (named: TitledPage | null, instead = ''): void => {
  const { t } = useTranslation()
  const product = t('app.name')
  const count = formatBadge(named?.unread ?? 0)
  const page = named?.name == null ? product : `${named.name} · ${product}`
  const title = named && (instead || (count === '' ? page : `(${count}) ${page}`))
  useEffect(() => {
    if (title === null) return
    document.title = title
    return () => {
      document.title = product
    }
  }, [title, product])
}
