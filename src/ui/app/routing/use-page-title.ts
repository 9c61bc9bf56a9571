import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBadge } from '../../format/numbers'

export interface TitledPage {
  /** The name of the page. With `null` the title shows the product name alone. */
  readonly name: string | null
  readonly unread: number
}

/**
 * Sets the tab's title: unread count, page and product, or `instead`. If `named` is `null`, another component sets the
 * title.
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
