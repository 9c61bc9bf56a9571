/**
 * @typedef {object} Names
 * @property {string} name as given, such as `shared-notes`: folders, message types, addresses
 * @property {string} camel `sharedNotes`: values
 * @property {string} Pascal `SharedNotes`: types and components
 * @property {string} title `Shared notes`: the title of the page
 * @property {string} key the name as a key of an object
 */

/** The name has lowercase letters and hyphens only, because `ownerOf` reads the name from a message type. */
const NAME = /^[a-z]+(?:-[a-z]+)*$/
const LONGEST = 30

/** Names that fit the pattern but would break something. */
const RESERVED = new Map([
  ['translation', 'the core texts have this namespace'],
  ['feature', 'its folder has a file feature.ts already'],
  ['index', 'its folder has a file index.ts already'],
  ['ports', 'its folder has a file ports.ts already'],
])

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Throws for a name that no feature may have.
 * @param {string} name
 * @returns {Names}
 */
export const namesOf = (name) => {
  if (!NAME.test(name) || name.length < 2 || name.length > LONGEST)
    throw new Error(`A name has 2 to ${LONGEST} lowercase letters; hyphens join words. Example: shared-notes`)
  const reason = RESERVED.get(name)
  if (reason !== undefined) throw new Error(`The name ${name} is reserved: ${reason}.`)
  const words = name.split('-')
  const Pascal = words.map(capital).join('')
  return {
    name,
    camel: Pascal.charAt(0).toLowerCase() + Pascal.slice(1),
    Pascal,
    title: capital(words.join(' ')),
    key: words.length > 1 ? `'${name}'` : name,
  }
}
