use crate::DocumentWords;

pub const DOCUMENT: DocumentWords = DocumentWords {
    no_script: "Per giocare, questa pagina ha bisogno di JavaScript e WebAssembly.",
    outdated: "Questo browser è troppo vecchio per questa pagina. Servono Chrome 105, Firefox 115, Safari 15.4 o più recenti.",
    unserved: "Questa pagina è stata aperta da un file. Per giocare ha bisogno di un server web.",
    late: "La pagina non si avvia. Ricaricala o prova un browser aggiornato.",
    halted: "Qualcosa è andato storto e la pagina si è fermata. Le tue partite salvate sono al sicuro.",
    to_start: "Alla pagina iniziale",
    missing: "Questa pagina non esiste.",
    frame_no_script: "Per mostrare il tavoliere, questo riquadro ha bisogno di JavaScript.",
    frame_unserved: "Questo riquadro è stato aperto da un file. Per mostrare il tavoliere ha bisogno di un server web.",
};
