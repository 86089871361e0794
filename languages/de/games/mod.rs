trivium_rules::each_game!(gather_words);

use crate::games::gather_words;
