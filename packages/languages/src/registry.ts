import de from './de/language.json' with { type: 'json' };
import en from './en/language.json' with { type: 'json' };
import es from './es/language.json' with { type: 'json' };
import fr from './fr/language.json' with { type: 'json' };
import it from './it/language.json' with { type: 'json' };

/** The languages of the product by ISO 639-1 code, in the order the selects show them; Python reads it from order.json. */
export const LANGUAGES = { en, es, fr, de, it };
