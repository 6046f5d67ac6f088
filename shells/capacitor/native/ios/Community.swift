import UIKit
import Capacitor

/// Shows the chosen community, or the page that asks for its address.
class CommunityViewController: CAPBridgeViewController {
    override func instanceDescriptor() -> InstanceDescriptor {
        let descriptor = super.instanceDescriptor()
        if let address = CommunityPlugin.chosen { descriptor.serverURL = address }
        return descriptor
    }

    override func capacitorDidLoad() {
        bridge?.registerPluginInstance(CommunityPlugin())
    }
}

/// Stores the address of the chosen community, and shows it from then on.
@objc(CommunityPlugin)
class CommunityPlugin: CAPPlugin, CAPBridgedPlugin {
    let identifier = "CommunityPlugin"
    let jsName = "Community"
    let pluginMethods: [CAPPluginMethod] = [CAPPluginMethod(name: "open", returnType: CAPPluginReturnPromise)]

    private static let key = "community"
    static var chosen: String? { UserDefaults.standard.string(forKey: key) }

    /// Opens the community with an https address, now and at each start.
    @objc func open(_ call: CAPPluginCall) {
        let address = call.getString("address") ?? ""
        // Only the page that asks for an address may choose: a community cannot lead to another one.
        guard let config = bridge?.config, config.serverURL == config.localURL, address.hasPrefix("https://") else {
            call.reject("refused")
            return
        }
        UserDefaults.standard.set(address, forKey: CommunityPlugin.key)
        call.resolve()
        DispatchQueue.main.async { [weak self] in
            self?.bridge?.viewController?.view.window?.rootViewController = CommunityViewController()
        }
    }
}
