import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DELETED_NAME } from '../../../domain/session'
import styles from './person-name.module.css'

interface PersonNameProps {
  readonly name: string
}

/**
 * A name on a single line, isolated so that a right-to-left name does not reorder the text around it. The name of a
 * deleted account is in the reader's language.
 */
export function PersonName({ name }: PersonNameProps): ReactNode {
  const { t } = useTranslation()
  const shown = name === DELETED_NAME ? t('people.deleted') : name
  return (
    <span className={styles['line']} title={shown}>
      <bdi>{shown}</bdi>
    </span>
  )
}
