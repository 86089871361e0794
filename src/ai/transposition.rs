//! The table of positions that a search has met.

/// What a value in the table says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// The value is this.
    Exact,
    /// The value is this or more.
    AtLeast,
    /// The value is this or less.
    AtMost,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub struct Entry<M> {
    key: u64,
    /// The value, a win being counted from this position on.
    pub value: i16,
    /// How deep the search was.
    pub depth: i8,
    /// What the value says.
    pub bound: Bound,
    /// The decision that was best or cut the search off.
    pub made: Option<M>,
}

/// A table of a fixed size: a slot for each last digits of a key. The deeper result stays, unless it is of an earlier position
/// of the same slot and the new one is for the same position.
pub struct Transpositions<M> {
    slots: Vec<Option<Entry<M>>>,
}

impl<M: Copy> Transpositions<M> {
    /// A table of 2^`bits` slots.
    pub fn new(bits: u32) -> Transpositions<M> {
        Transpositions { slots: vec![None; 1 << bits] }
    }

    fn slot(&self, key: u64) -> usize {
        key as usize & (self.slots.len() - 1)
    }

    /// What is known of the position with that key.
    pub fn get(&self, key: u64) -> Option<Entry<M>> {
        self.slots[self.slot(key)].filter(|entry| entry.key == key)
    }

    /// Keeps a result.
    pub fn put(&mut self, key: u64, value: i32, depth: i32, bound: Bound, made: Option<M>) {
        let at = self.slot(key);
        let depth = depth.clamp(0, 127) as i8;
        let old = self.slots[at].filter(|old| old.key == key);
        if old.is_some_and(|old| old.depth > depth && bound != Bound::Exact) {
            return;
        }
        let made = made.or(old.and_then(|old| old.made));
        self.slots[at] = Some(Entry { key, value: value as i16, depth, bound, made });
    }
}
