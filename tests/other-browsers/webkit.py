#!/usr/bin/python3
"""A WebKitGTK browser with one window, controlled by WebDriver, that stores its data in a folder.

webkit.py FOLDER   starts the browser; webkit.mjs has the driver run this
webkit.py --there  succeeds if all its dependencies are installed

MiniBrowser does not serve: under WebDriver it stores nothing, so no match would survive a restart.
"""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

if "--there" in sys.argv:
    sys.exit()
# The driver may add options before the folder.
folder = next(argument for argument in sys.argv[1:] if not argument.startswith("-"))
data = WebKit2.WebsiteDataManager(base_data_directory=f"{folder}/data", base_cache_directory=f"{folder}/cache")
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)
context.set_preferred_languages(["en-GB"])
# Records errors of the page in session storage, which survives reloads.
LISTENER = """
const wrong = (what) => {
  const all = JSON.parse(sessionStorage.getItem("wrongs") ?? "[]");
  sessionStorage.setItem("wrongs", JSON.stringify([...all, String(what)]));
};
addEventListener("error", ({ message, target }) => wrong(message ?? `not loaded: ${target.src ?? target.href}`), true);
addEventListener("unhandledrejection", ({ reason }) => wrong(reason));
addEventListener("securitypolicyviolation", ({ violatedDirective }) => wrong(violatedDirective));
const error = console.error;
console.error = (...what) => {
  wrong(what.join(" "));
  error(...what);
};
"""
scripts = WebKit2.UserContentManager()
frames, begin = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
scripts.add_script(WebKit2.UserScript.new(LISTENER, frames, begin, None, None))
view = WebKit2.WebView(web_context=context, user_content_manager=scripts, is_controlled_by_automation=True)
# Makes the page see prefers-reduced-motion, as in the other browser tests.
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)


# When the driver asks for a new page, it gets the existing one.
context.connect("automation-started", lambda _, session: session.connect("create-web-view", lambda *_: view))
window = Gtk.Window(default_width=1280, default_height=800)
window.connect("destroy", Gtk.main_quit)
window.add(view)
window.show_all()
Gtk.main()
