//! The words of screens and sheets that not every visit needs.

use super::fetch;
use trivium_words::{Language, LazyCatalog};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

/// Words as a property of components. Compared by pointer, because they change only with the language.
pub struct OwnWords<T: 'static>(pub &'static T);

impl<T> Clone for OwnWords<T> {
    fn clone(&self) -> OwnWords<T> {
        *self
    }
}

impl<T> Copy for OwnWords<T> {}

impl<T> PartialEq for OwnWords<T> {
    fn eq(&self, other: &OwnWords<T>) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

/// Loads the words. `None` until they are there.
#[hook]
pub fn use_words<T: LazyCatalog + 'static>(language: Language) -> Option<&'static T> {
    let there = use_state_eq(|| None::<Language>);
    {
        let there = there.setter();
        use_effect_with(language, move |language| {
            let language = *language;
            spawn_local(async move {
                if fetch::words::<T>(language).await {
                    there.set(Some(language));
                }
            });
        });
    }
    (*there == Some(language)).then(|| language.words::<T>())
}
