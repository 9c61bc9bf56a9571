import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DELETED_NAME } from '../../../domain/session'
import styles from './person-name.module.css'

interface PersonNameProps {
  readonly name: string
}

const useShownName = (name: string): string => {
  const { t } = useTranslation()
  return name === DELETED_NAME ? t('people.deleted') : name
}

/**
 * A name on a single line, isolated so that a right-to-left name does not reorder the text around it. The name of a
 * deleted account is in the reader's language.
 */
export function PersonName({ name }: PersonNameProps): ReactNode {
  const shown = useShownName(name)
  return (
    <span className={styles['line']} title={shown}>
      <bdi>{shown}</bdi>
    </span>
  )
}

/** The same inside a text, which may break the name. */
export function NameInText({ name }: PersonNameProps): ReactNode {
  return <bdi>{useShownName(name)}</bdi>
}
