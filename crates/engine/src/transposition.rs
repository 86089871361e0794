//! The table of positions that a search has met.

/// The answer of the value in the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoundKind {
    /// The value is this.
    Exact,
    /// The value is this or more.
    AtLeast,
    /// The value is this or less.
    AtMost,
}

/// Known facts about a position.
#[derive(Clone, Copy, Debug)]
pub struct TableEntry<M> {
    key: u64,
    /// The value, a win being counted from this position on.
    pub value: i16,
    /// How deep the search was.
    pub depth: i8,
    /// The answer of the value.
    pub bound: BoundKind,
    /// The decision that was best or cut the search off.
    pub made: Option<M>,
}

/// A table of a fixed size: two slots for each last digits of a key, the first for the deepest result, the second for the newest.
pub struct TranspositionTable<M> {
    slots: Vec<[Option<TableEntry<M>>; 2]>,
}

impl<M: Copy> TranspositionTable<M> {
    /// A table of 2^`bits` slots.
    pub fn new(bits: u32) -> TranspositionTable<M> {
        TranspositionTable { slots: vec![[None; 2]; 1 << bits.saturating_sub(1)] }
    }

    fn slot(&self, key: u64) -> usize {
        key as usize & (self.slots.len() - 1)
    }

    /// Known facts about the position with that key.
    pub fn get(&self, key: u64) -> Option<TableEntry<M>> {
        self.slots[self.slot(key)].into_iter().flatten().find(|entry| entry.key == key)
    }

    /// Keeps a result.
    pub fn put(&mut self, key: u64, value: i32, depth: i32, bound: BoundKind, made: Option<M>) {
        let old = self.get(key);
        let depth = depth.clamp(0, 127) as i8;
        if old.is_some_and(|old| old.depth > depth && bound != BoundKind::Exact) {
            return;
        }
        let made = made.or(old.and_then(|old| old.made));
        let new = Some(TableEntry { key, value: value as i16, depth, bound, made });
        let at = self.slot(key);
        let [deep, recent] = &mut self.slots[at];
        match deep {
            Some(kept) if kept.key != key && kept.depth > depth => *recent = new,
            Some(kept) if kept.key != key => (*recent, *deep) = (*deep, new),
            _ => *deep = new,
        }
    }
}
