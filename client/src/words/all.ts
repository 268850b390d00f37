// For tests: all words are there from the start.
import { LANGUAGES, speak } from './catalogue'

await Promise.all(LANGUAGES.map(speak))
