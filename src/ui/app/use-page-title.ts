import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBadge } from '../format/numbers'

interface Named {
  /** What the page is called; `null` where only the product is named. */
  readonly name: string | null
  readonly unread: number
}

/** What the browser calls the tab: so many unread, the page, the product. */
export const usePageTitle = ({ name, unread }: Named): void => {
  const { t } = useTranslation()
  const product = t('app.name')
  const count = formatBadge(unread)
  const page = name === null ? product : `${name} · ${product}`
  const title = count === '' ? page : `(${count}) ${page}`
  useEffect(() => {
    document.title = title
    return () => { document.title = product }
  }, [title, product])
}
