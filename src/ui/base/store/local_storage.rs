//! Local storage. It is synchronous, so that a write survives however the page ends.

use gloo::utils::window;
use trivium_session::{Storage, StorageError};

pub struct LocalStorage;

impl LocalStorage {
    fn storage() -> Result<web_sys::Storage, StorageError> {
        window().local_storage().ok().flatten().ok_or(StorageError::Refused)
    }
}

impl Storage for LocalStorage {
    fn get(&self, key: &str) -> Result<Option<String>, StorageError> {
        LocalStorage::storage()?.get_item(key).map_err(|_| StorageError::Refused)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StorageError> {
        // If local storage is accessible, a refused write means that it is full.
        LocalStorage::storage()?.set_item(key, text).map_err(|_| StorageError::Full)
    }

    fn remove(&self, key: &str) -> Result<(), StorageError> {
        LocalStorage::storage()?.remove_item(key).map_err(|_| StorageError::Refused)
    }

    fn keys(&self) -> Result<Vec<String>, StorageError> {
        let storage = LocalStorage::storage()?;
        let count = storage.length().map_err(|_| StorageError::Refused)?;
        Ok((0..count).filter_map(|i| storage.key(i).ok().flatten()).collect())
    }
}
