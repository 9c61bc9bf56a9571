import { textOf } from '../../support/source-files'

/** The CSS declarations of a class, joined from all rules of that class in the style sheet. */
export const declarations = (sheet: string, name: string): string => {
  const css = textOf(`src/ui/${sheet}`).replaceAll(/\/\*[^]*?\*\//g, '')
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  return rules
    .filter(([, selector = '']) => selector.split(',').some((one) => one.trim() === `.${name}`))
    .map(([, , body = '']) => body)
    .join(';')
}
